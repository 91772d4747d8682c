import type { JsonObject } from '@octavo/core';
import { useState } from 'react';
import type { WorkflowName } from '../../model/workflow.ts';
import type { WorkflowPageData } from '../../page/api-page-data.ts';
import type { RequestValue } from '../../request/request-value.ts';
import { findDefaults, toInputs } from './run-inputs.ts';
import type { AskedWorkflow } from './run-inputs.ts';

/** What a reader has typed for workflows, by their names. */
export interface RunInputs {
  values: Readonly<Record<WorkflowName, RequestValue>>;
  change: (name: WorkflowName, value: RequestValue) => void;
  /** All of it as data. */
  read: () => Record<WorkflowName, JsonObject>;
}

/** Holds the inputs of a run; they begin with the defaults of their schemas. */
export function useRunInputs(asked: readonly AskedWorkflow[], schemas: WorkflowPageData['schemas']): RunInputs {
  const [values, setValues] = useState<Record<WorkflowName, RequestValue>>(() =>
    Object.fromEntries(asked.map(({ name, workflow, inputs }) => [name, findDefaults(inputs, schemas[workflow.source] ?? {})])),
  );
  return {
    values,
    change: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    read: () =>
      Object.fromEntries(asked.map(({ name, workflow, inputs }) => [name, toInputs(values[name], inputs, schemas[workflow.source] ?? {})])),
  };
}
