import type { Json, JsonObject } from '@octavo/core';
import { isObject, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import type { StructureFinding } from './structure-finding.ts';
import { isDialect, listSchemaFaults } from './schema-faults.ts';

/** Checks the schemas of a document of OpenAPI 3.1 or 3.2: the schema of the standard itself leaves them to their dialect. */
export function checkSchemas(document: JsonObject): StructureFinding[] {
  return isDialect(document['jsonSchemaDialect']) ? visit(document, '') : [];
}

function visit(value: Json, pointer: string): StructureFinding[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => visit(one, joinPointer(pointer, index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const place = joinPointer(pointer, name);
    if (SKIPPED.has(name) || name.startsWith('x-')) return [];
    if (name === 'schema' || name === 'itemSchema') return isObject(one) ? listSchemaFaults(one, place) : [];
    if (pointer !== '/components' || name !== 'schemas') return visit(one, place);
    return Object.entries(toObject(one)).flatMap(([key, schema]) =>
      isObject(schema) ? listSchemaFaults(schema, joinPointer(place, key)) : [],
    );
  });
}

/** They hold values, not parts of the description. */
const SKIPPED = new Set(['example', 'examples', 'default', 'enum', 'const', 'links', 'variables']);
