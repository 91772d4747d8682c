import type { Json, JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../../model/schema.ts';
import type { Workflow, WorkflowName } from '../../model/workflow.ts';
import type { WorkflowPageData } from '../../page/api-page-data.ts';
import { coerceValue } from '../../request/coerce-value.ts';
import type { RequestValue } from '../../request/request-value.ts';
import { flattenSchema } from '../../schema/flatten-schema.ts';
import { listFields } from '../../schema/list-fields.ts';
import { findOwn, isObject } from '../../value/json-value.ts';
import { setOwn } from '../../value/set-own.ts';

/** A workflow whose inputs a reader is asked for. */
export interface AskedWorkflow {
  name: WorkflowName;
  workflow: Workflow;
  inputs: Schema;
}

/** Lists the workflow of a page and those that it waits for, as far as they have inputs. */
export function listAskedWorkflows({ name, workflows }: WorkflowPageData): AskedWorkflow[] {
  const names = new Set([name]);
  for (const one of names) for (const before of workflows[one]?.dependsOn ?? []) names.add(before);
  return [...names].flatMap((one) => {
    const workflow = workflows[one];
    return workflow?.inputs === undefined ? [] : [{ name: one, workflow, inputs: workflow.inputs }];
  });
}

/** The defaults that a schema gives to its members: what a form begins with. */
export function findDefaults(inputs: Schema, table: SchemaTable): JsonObject {
  const flat = flattenSchema(inputs, table).schema;
  const defaults: JsonObject = {};
  if (flat === false) return defaults;
  for (const { name, schema } of listFields(flat, table, 'request')) {
    const own = flattenSchema(schema, table).schema;
    const value = own === false ? undefined : findOwn(own as Json, 'default');
    if (value !== undefined) setOwn(defaults, name, value);
  }
  return defaults;
}

/** What was typed as the data that the schema asks for. */
export function toInputs(value: RequestValue, schema: Schema, schemas: SchemaTable): JsonObject {
  const typed = coerceValue(value, { schema, schemas });
  // Whole numbers beyond 2^53, and files, have no form in data: the first is text.
  const data: unknown = JSON.parse(JSON.stringify(typed ?? {}, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)));
  return isObject(data) ? data : {};
}
