import type { Json, JsonObject } from '@octavo/core';
import { isObject, toObject } from '../value/json-value.ts';

/** Entries of a map that stand in one part. */
const SIZE = 1000;

/** What each part is known by. */
const HEAD = new Set(['openapi', 'swagger', 'info']);

/** Splits a document with large maps of paths or schemas into documents with some of their entries each; any other into none. */
export function splitDocument({ paths, components, definitions, ...rest }: JsonObject): JsonObject[] {
  const { schemas, ...others } = toObject(components);
  if (![paths, schemas, definitions].some((map) => Object.keys(toObject(map)).length > SIZE)) return [];
  const head = Object.fromEntries(Object.entries(rest).filter(([name]) => HEAD.has(name)));
  const first: JsonObject = { ...rest, ...(components !== undefined && { components: others }), ...(paths !== undefined && { paths: {} }) };
  return [
    first,
    ...splitMap(paths).map((some) => ({ ...head, paths: some })),
    ...splitMap(schemas).map((some) => ({ ...head, paths: {}, components: { schemas: some } })),
    ...splitMap(definitions).map((some) => ({ ...head, paths: {}, definitions: some })),
  ];
}

/** Entries by the thousand; what is no map is one piece. */
function splitMap(map: Json | undefined): Json[] {
  if (!isObject(map)) return map === undefined ? [] : [map];
  const entries = Object.entries(map);
  return Array.from({ length: Math.ceil(entries.length / SIZE) }, (_, part) =>
    Object.fromEntries(entries.slice(part * SIZE, (part + 1) * SIZE)),
  );
}
