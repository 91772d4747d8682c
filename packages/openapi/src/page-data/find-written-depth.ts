import type { MediaType } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { findSeenReference } from '../schema/find-seen.ts';
import { flattenSchema } from '../schema/flatten-schema.ts';
import { listFields } from '../schema/list-fields.ts';
import type { Direction, SchemaField } from '../schema/list-fields.ts';
import { listOptions } from '../schema/list-options.ts';
import { listRules } from '../schema/list-rules.ts';
import { groupMedia } from '../page/group-media.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';

/** The most that a page's fields may come to, in characters of HTML; compressed it is a sixth to an eighth. */
const MOST = 500_000;

/** What a row comes to without its description, a value of an enum, and an alternative or a rule. */
const [ROW, VALUE, PART] = [450, 60, 200];

/** A schema that a page shows, and the way its values go. */
export interface ShownSchema {
  schema: Schema | undefined;
  direction: Direction;
}

/**
 * Finds how many levels of closed fields a page can hold: fewer than `WRITTEN_DEPTH` where its schemas are very large; -1 where not even their
 * first level fits.
 */
export function findWrittenDepth(shown: readonly ShownSchema[], table: SchemaTable): number {
  let depth = WRITTEN_DEPTH;
  while (depth >= 0 && weigh(shown, table, depth) > MOST) depth -= 1;
  return depth;
}

/** Lists the schemas that the page of an operation shows. */
export function listShownSchemas(operation: Operation): ShownSchema[] {
  const [sent, received]: [Direction, Direction] = operation.kind === 'webhook' ? ['response', 'request'] : ['request', 'response'];
  return [
    ...operation.parameters.map(({ schema }) => ({ schema, direction: sent })),
    ...listParts(operation.requestBody?.content ?? [], sent),
    ...operation.responses.flatMap(({ content }) => listParts(content, received)),
    ...operation.callbacks.flatMap((callback) => listParts(callback.operation.requestBody?.content ?? [], received)),
  ];
}

function listParts(content: readonly MediaType[], direction: Direction): ShownSchema[] {
  return groupMedia(content).map(([media]) => ({ schema: media?.itemSchema ?? media?.schema, direction }));
}

function weigh(shown: readonly ShownSchema[], table: SchemaTable, depth: number): number {
  let weight = 0;
  const weighRow = ({ schema }: SchemaField): void => {
    const flat = flattenSchema(schema, table).schema;
    if (flat === false) return;
    const { description, enum: values } = flat;
    weight += ROW + (typeof description === 'string' ? description.length : 0) + (Array.isArray(values) ? values.length * VALUE : 0);
  };
  const visit = (
    schema: Schema,
    direction: Direction,
    { level, trail, isPart = false }: { level: number; trail: Readonly<Record<string, string>>; isPart?: boolean },
  ): void => {
    const flat = flattenSchema(schema, table);
    if (weight > MOST || flat.schema === false || findSeenReference(flat, trail) !== undefined) return;
    const fields = listFields(flat.schema, table, direction);
    const inner = [
      ...flat.choices.flatMap((choice) => listOptions(choice, table)).map((option) => ({ schema: option.schema, levels: 0 })),
      ...listRules(flat)
        .flat()
        .map((rule) => ({ schema: rule.schema, levels: 1 })),
    ];
    if (fields.length + inner.length === 0) return;
    const below = { ...trail, ...Object.fromEntries(flat.refs.map((ref) => [ref, ref])) };
    for (const field of fields) {
      const isOnly = field.kind === 'item' && fields.length === 1;
      if (!isOnly) weighRow(field);
      if (isOnly) visit(field.schema, direction, { level, trail: below, isPart });
      else if (level < depth) visit(field.schema, direction, { level: level + 1, trail: below });
    }
    weight += inner.length * PART;
    // Alternatives within alternatives, and rules within rules, are closed as fields are.
    const within = isPart ? level + 1 : level;
    if (isPart && level >= depth) return;
    for (const { schema: part, levels } of inner) visit(part, direction, { level: within + levels, trail: below, isPart: true });
  };
  for (const { schema, direction } of shown) if (schema !== undefined) visit(schema, direction, { level: 0, trail: {} });
  return weight;
}
