/** The part of JSON Schema that the schemas of core use. */
export interface FieldSchema {
  description?: string;
  default?: unknown;
  type?: string;
  enum?: readonly unknown[];
  $ref?: string;
  properties?: Readonly<Record<string, FieldSchema>>;
  items?: FieldSchema;
  anyOf?: readonly FieldSchema[];
  required?: readonly string[];
}

/** A field as the reference shows it. */
export interface Field {
  /** `topbarLinks[].name` */
  path: string;
  schema: FieldSchema;
  isRequired: boolean;
}

/** Every field in a schema, at any depth, in its order; those of a `$ref` are told of once, where it leads. */
export function listFields(schema: FieldSchema, path = ''): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, child]): Field[] => {
    const childPath = path === '' ? key : `${path}.${key}`;
    return [{ path: childPath, schema: child, isRequired: schema.required?.includes(key) === true }, ...listFields(child, childPath)];
  });
  const inItems = schema.items === undefined ? [] : listFields(schema.items, `${path}[]`);
  const all = [...own, ...inItems, ...(schema.anyOf ?? []).flatMap((one) => listFields(one, path))];
  return all.filter((one, index) => all.findIndex((other) => other.path === one.path) === index);
}

/** What a field takes, in words: `text`, `list of text`, `"light" or "dark"`. */
export function describeType(schema: FieldSchema): string {
  const { anyOf, enum: values, items, type, $ref } = schema;
  if ($ref !== undefined) return $ref.replace('#/$defs/', '');
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf !== undefined) return describeUnion(new Set(anyOf.map(describeType)));
  if (type === 'array') return `list of ${items === undefined ? 'anything' : describeType(items)}`;
  return (
    { string: 'text', boolean: TRUE_OR_FALSE, number: 'number', integer: 'number', object: 'object', null: EMPTY }[type ?? ''] ?? 'anything'
  );
}

/** A field of YAML without a value. */
const EMPTY = 'nothing';
const TRUE_OR_FALSE = 'true or false';

/** YAML reads `title: 2026` as a number and `icon: on` as a boolean: where text may be either, it is text. */
function describeUnion(kinds: Set<string>): string {
  kinds.delete(EMPTY);
  if (kinds.has(TRUE_OR_FALSE)) kinds.delete('"true" or "false"');
  if (kinds.has('text') && kinds.has('number') && kinds.delete(TRUE_OR_FALSE)) kinds.delete('number');
  return [...kinds].join(' or ');
}
