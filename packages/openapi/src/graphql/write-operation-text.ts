import type { Json, JsonObject } from '@octavo/core';
import type { GraphqlDefinition, GraphqlField } from '../model/graphql.ts';
import { toTypeName } from '../model/graphql.ts';
import { setOwn } from '../value/set-own.ts';
import { createAnswerSchema, createFieldResult, createPlainSchema } from './answer-schema.ts';
import type { FieldResult } from './answer-schema.ts';
import { isRequired } from './input-schema.ts';
import { createScalar, isBuiltIn } from './scalar-schema.ts';
import type { SchemaIndex } from './schema-index.ts';

/** An operation that asks for one field of a root type, and what may come back. */
export interface GraphqlExample {
  /** The text of the operation. */
  text: string;
  /** What is under `data`. */
  data: JsonObject;
  /** The JSON Schema of the whole answer. */
  schema: JsonObject;
}

/** Fields that are asked for at each level below the first, and the levels. */
const WIDTHS = [12, 6, 4];

/** Types of a union or an interface that the schema of an answer names: it stands on the page, once for each field. */
const MOST_NAMED = 50;

/** A field with what is asked for below it, and what comes back. */
interface Selection extends FieldResult {
  lines: string[];
}

/** Writes an operation that asks for a field of a root type: all its arguments as variables, and below it what needs no arguments. */
export function writeOperationText(field: GraphqlDefinition, index: SchemaIndex): GraphqlExample {
  const { kind, name, arguments: list } = field;
  const variables = list.map(
    (argument) => `$${argument.name}: ${argument.type}${argument.default === undefined ? '' : ` = ${argument.default}`}`,
  );
  const declared = join(variables, 2);
  const given = join(
    list.map((argument) => `${argument.name}: $${argument.name}`),
    4,
  );
  const operation = `${kind} ${name.charAt(0).toUpperCase()}${name.slice(1)}${declared}`;
  const { lines, value, schema } = select(field, { level: 0, index });
  const data: JsonObject = {};
  setOwn(data, name, value);
  const text = [`${operation} {`, ...indent([`${name}${given}${lines.length === 0 ? '' : ' {'}`, ...lines]), '}'].join('\n');
  return { text, data, schema: createAnswerSchema(name, schema) };
}

/** `(a: $a, b: $b)`, one to a line where they are many. */
function join(parts: readonly string[], spaces: number): string {
  if (parts.length === 0) return '';
  const short = parts.join(', ');
  if (short.length <= 60) return `(${short})`;
  const pad = ' '.repeat(spaces);
  return `(\n${parts.map((part) => `${pad}${part}\n`).join('')}${pad.slice(2)})`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** What is asked for below a field, with the bracket that ends it; nothing below a plain value. */
function select(field: Pick<GraphqlField, 'type' | 'name'>, { level, index }: { level: number; index: SchemaIndex }): Selection {
  const name = toTypeName(field.type);
  const type = index.type(name);
  const wrap = (value: Json, schema: JsonObject): FieldResult => createFieldResult(field.type, { value, schema });
  if (isBuiltIn(name) || type?.kind === 'enum' || type?.kind === 'scalar')
    return { lines: [], ...wrap(sample(name, type), createPlainSchema(name, type)) };
  // A root type: what it has are pages of their own.
  if (type === undefined) return { lines: ['  __typename', '}'], ...wrap({ __typename: name }, { type: 'object' }) };
  const asked = chooseFields(type, { level, index });
  const value: JsonObject = {};
  const properties: JsonObject = {};
  const lines: string[] = [];
  if (asked.length === 0 || type.kind !== 'object') {
    const possible = [...type.members, ...index.implementations(name)];
    lines.push('__typename');
    value['__typename'] = possible[0] ?? name;
    properties['__typename'] = { type: 'string', ...(possible.length > 0 && possible.length <= MOST_NAMED && { enum: possible }) };
  }
  for (const one of asked) {
    const below = select(one, { level: level + 1, index });
    lines.push(`${one.name}${below.lines.length === 0 ? '' : ' {'}`, ...below.lines);
    setOwn(value, one.name, below.value);
    setOwn(properties, one.name, below.schema);
  }
  return { lines: [...indent(lines), '}'], ...wrap(value, { type: 'object', properties }) };
}

/** Plain values first, then what leads on while there are levels left; nothing that leads back to a root type. */
function chooseFields({ fields }: GraphqlDefinition, { level, index }: { level: number; index: SchemaIndex }): GraphqlField[] {
  const width = WIDTHS[level] ?? 0;
  const twice = findTwice(fields, index);
  const open = fields.filter(
    (field) => field !== twice && field.deprecated === undefined && isShown(field.type, index) && !field.arguments.some(isRequired),
  );
  const plain = open.filter(({ type }) => isPlain(type, index)).slice(0, width);
  const leading = open.filter(({ type }) => !isPlain(type, index)).slice(0, level + 1 < WIDTHS.length ? Math.max(2, 4 - level * 2) : 0);
  const chosen = new Set([...plain, ...leading]);
  return fields.filter((field) => chosen.has(field));
}

/** The edges of a connection that has its nodes beside them, too: what they lead to is asked for once. */
function findTwice(fields: readonly GraphqlField[], index: SchemaIndex): GraphqlField | undefined {
  const edges = fields.find(({ name }) => name === 'edges');
  const nodes = fields.find(({ name, deprecated }) => name === 'nodes' && deprecated === undefined);
  const node = edges && index.type(toTypeName(edges.type))?.fields.find(({ name }) => name === 'node');
  return node && nodes && toTypeName(node.type) === toTypeName(nodes.type) ? edges : undefined;
}

function isShown(type: string, index: SchemaIndex): boolean {
  const name = toTypeName(type);
  return isBuiltIn(name) || index.type(name) !== undefined;
}

function isPlain(type: string, index: SchemaIndex): boolean {
  const found = index.type(toTypeName(type));
  return found === undefined || found.kind === 'enum' || found.kind === 'scalar';
}

/** A value of an enum or a scalar. */
export function sample(name: string, type: GraphqlDefinition | undefined): Json {
  if (type?.kind !== 'enum') return createScalar(name);
  return (type.values.find(({ deprecated }) => deprecated === undefined) ?? type.values[0])?.name ?? '';
}
