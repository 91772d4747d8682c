/** The keywords of JSON Schema whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMA_KEYWORDS = {
  one: [
    'items',
    'additionalItems',
    'additionalProperties',
    'contains',
    'contentSchema',
    'else',
    'if',
    'not',
    'propertyNames',
    'then',
    'unevaluatedItems',
    'unevaluatedProperties',
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  named: ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
} as const;

/** How a keyword holds schemas; undefined for one that holds none. */
export type KeywordKind = keyof typeof SCHEMA_KEYWORDS;

const KINDS: ReadonlyMap<string, KeywordKind> = new Map([
  ...SCHEMA_KEYWORDS.one.map((name) => [name, 'one'] as const),
  ...SCHEMA_KEYWORDS.list.map((name) => [name, 'list'] as const),
  ...SCHEMA_KEYWORDS.named.map((name) => [name, 'named'] as const),
]);

/** Tells how a keyword holds schemas. */
export function kindOfKeyword(name: string): KeywordKind | undefined {
  return KINDS.get(name);
}

/** Lists the keywords that hold schemas. */
export function listSchemaKeywords(): string[] {
  return [...KINDS.keys()];
}
