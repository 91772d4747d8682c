import type { Json, JsonObject } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { describeType } from '../schema/describe-type.ts';
import { flattenSchema, toSchema } from '../schema/flatten-schema.ts';
import type { SchemaAlternatives } from '../schema/flatten-schema.ts';
import { LEFT_OUT } from '../schema/left-out.ts';
import { listConstraints } from '../schema/list-constraints.ts';
import { listLimits } from '../schema/list-limits.ts';
import { listFields } from '../schema/list-fields.ts';
import { findPartDescription, listPlainParts } from '../schema/list-plain-parts.ts';
import type { Direction, SchemaField } from '../schema/list-fields.ts';
import { listRules } from '../schema/list-rules.ts';
import { orderFields } from '../schema/order-fields.ts';
import type { FieldOrder } from '../schema/order-fields.ts';
import { listOptions } from '../schema/list-options.ts';
import { listValues } from '../schema/list-values.ts';
import { isObject } from '../value/json-value.ts';
import type { Say } from '../value/say.ts';
import { refName } from '../schema/ref-name.ts';
import { capitalize } from '../value/capitalize.ts';
import { writeCode } from './write-code.ts';
import { writeItem } from './write-item.ts';

/** What the fields of bodies are written with. */
export interface FieldWriterScope {
  table: SchemaTable;
  direction: Direction;
  /** Says Octavo's own words in the language of the page. */
  say: Say;
  /** The schemas that are written already: each is written once. */
  seen: Set<string>;
  /** How much more the page takes. */
  room: TwinRoom;
  order?: FieldOrder | undefined;
}

/** How many fields, alternatives and rules a page still takes. */
export interface TwinRoom {
  left: number;
}

/** Makes the room of one page: several times what pages of real APIs hold, since schemas of strangers multiply. */
export function createTwinRoom(): TwinRoom {
  return { left: 3000 };
}

/** Levels of fields below which types are only named. */
const DEEPEST = 8;

/** Writes what a schema's values are made of as a nested list; nothing for a plain value. */
export function writeFields(schema: Schema, scope: FieldWriterScope, depth = 0): string[] {
  const { table, direction, seen, say } = scope;
  const flat = flattenSchema(schema, table);
  if (flat.schema === false) return [`- ${say('No value matches.')}`];
  const [again] = flat.refs;
  if (again !== undefined && flat.refs.every((ref) => seen.has(ref)))
    return [`- ${say('As {name} above.', { name: writeCode(refName(again)) })}`, ...writeFields(withoutReferences(schema), scope, depth)];
  if (depth > DEEPEST) return [];
  for (const ref of flat.refs) seen.add(ref);
  const below = (one: Schema): string[] => writeFields(one, scope, depth + 1);
  const fields = orderFields(listFields(flat.schema, table, direction), scope.order);
  const [only] = fields;
  const rows =
    only?.kind === 'item' && fields.length === 1 ? below(only.schema) : writeEach(fields, scope, (field) => writeRow(field, scope, below));
  const choices = flat.choices.flatMap((choice) => {
    const options = listOptions(choice, table, say);
    const [single] = options;
    if (options.length === 1 && single !== undefined) return below(single.schema);
    let isTold = true;
    const written = writeEach(options, scope, ({ label, schema: one }) => {
      const lines = below(one);
      isTold &&= lines.length === 0;
      return writeItem(`${label}${lines.length === 0 ? '' : ':'}`, lines);
    });
    if (isTold) return [];
    return writeItem(`${say(choice.kind === 'oneOf' ? 'One of' : 'Any of')}${writeDiscriminator(choice, say)}:`, written);
  });
  const rules = writeEach(listRules(flat, say).flat(), scope, ({ title, schema: one }) =>
    writeItem(`${title} ${describeType(one, table, say)}${withText(one, scope)}`, below(one)),
  );
  return [...rows, ...choices, ...rules];
}

/** Writes as many as there is room for; the first that has none says so. */
function writeEach<Part>(parts: readonly Part[], { room, say }: FieldWriterScope, write: (part: Part) => string[]): string[] {
  return parts.flatMap((part) => {
    room.left -= 1;
    if (room.left > 0) return write(part);
    return room.left === 0 ? [`- ${say('Shortened')}`] : [];
  });
}

function writeDiscriminator({ discriminator }: SchemaAlternatives, say: Say): string {
  return discriminator === undefined ? '' : `, ${say('discriminator {name}', { name: writeCode(discriminator.property) })}`;
}

function factsOf(schema: Schema, table: SchemaTable): JsonObject {
  const flat = flattenSchema(schema, table).schema;
  return flat === false ? {} : flat;
}

/** What a schema adds to those that it refers to. */
function withoutReferences(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined) return true;
  return { ...own, ...(Array.isArray(allOf) && { allOf: allOf.map((one) => withoutReferences(toSchema(one))) }) };
}

function writeRow(field: SchemaField, scope: FieldWriterScope, below: (schema: Schema) => string[]): string[] {
  const { say } = scope;
  const schema = factsOf(field.schema, scope.table);
  const marks = [
    describeType(field.schema, scope.table, say),
    ...(field.required ? [say('required')] : []),
    ...(['deprecated', 'readOnly', 'writeOnly'] as const).filter((key) => schema[key] === true).map((key) => say(MARKS[key])),
  ];
  const name = NAMES[field.kind]?.(field.name, say) ?? writeCode(field.name);
  return writeItem(`${name} (${marks.join(', ')})${withText(field.schema, scope)}`, below(field.schema));
}

const MARKS = { deprecated: 'deprecated', readOnly: 'read-only', writeOnly: 'write-only' } as const;

const NAMES: Partial<Record<SchemaField['kind'], (name: string, say: Say) => string>> = {
  pattern: (name) => writeCode(`/${name}/`),
  other: (_, say) => say('any other name'),
  item: (_, say) => say('each further item'),
  position: (name, say) => say('item {number}', { number: Number(name) + 1 }),
};

/** The description and the rules of a value, as they go on after its name. */
export function withText(schema: Schema, scope: ValueScope): string {
  const text = writeDescription(schema, scope);
  return text === '' ? '' : `: ${text}`;
}

/** Where a value stands, and what describes it instead of its schema. */
interface ValueScope extends Pick<FieldWriterScope, 'table' | 'direction' | 'say'> {
  description?: string | undefined;
}

/** Says of a value what its row on the page does: its description, its rules, those of the items of a list and of plain alternatives. */
export function writeDescription(schema: Schema, { description, ...scope }: ValueScope): string {
  const parts = listPlainParts(schema, scope);
  const text = (description ?? findPartDescription(parts) ?? '').trim();
  const facts = parts.flatMap(({ of, label, schema: one }) => {
    if (of === 'value' && label === undefined) return listFacts(one, scope.say);
    const own = typeof one['description'] === 'string' ? [one['description'].trim()] : [];
    const told = [...own, ...listFacts(one, scope.say)].join(' ');
    const name = [...(label === undefined ? [] : [label]), ...(of === 'item' ? [scope.say('each item')] : [])].join(', ');
    return told === '' ? [] : [`${capitalize(name)}: ${told}`];
  });
  return [text, ...facts].filter((part) => part !== '').join(text.includes('\n') ? '\n\n' : ' ');
}

function listFacts(schema: JsonObject, say: Say): string[] {
  const limits = listLimits(schema, say).join(', ');
  const { const: always, default: standard, example, examples, [LEFT_OUT]: leftOut } = schema;
  const given = Array.isArray(examples) ? examples : [];
  const shown = given.length === 0 && example !== undefined ? [example] : given;
  const values = listValues(schema).map(
    ({ value, description }) => `${writeValue(value)}${description === undefined ? '' : ` (${description.trim()})`}`,
  );
  return [
    ...(limits === '' ? [] : [`${capitalize(limits)}.`]),
    ...listConstraints(schema).map((rule) => `${capitalize(rule.say(say))}: ${writeCode(rule.value)}.`),
    ...(values.length === 0 ? [] : [`${say('One of')} ${values.join(', ')}.`]),
    ...(always === undefined ? [] : [`${capitalize(say('always'))} ${writeValue(always)}.`]),
    ...(standard === undefined ? [] : [`${capitalize(say('default'))}: ${writeValue(standard)}.`]),
    ...(shown.length === 0 ? [] : [`${say('Example')}: ${shown.map(writeValue).join(', ')}.`]),
    ...(Array.isArray(leftOut) ? [`${say('Shortened')}: ${leftOut.join(', ')}.`] : []),
  ];
}

const LONGEST = 200;

/** A value as it goes on in a sentence; the end of a long one is left out. */
export function writeValue(value: Json): string {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return writeCode(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}
