import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../../../../model/schema.ts';
import { findJson } from '../../../../request/json-text.ts';
import { mapSubschemas } from '../../../../schema/map-subschemas.ts';
import { isObject, toObject } from '../../../../value/json-value.ts';

/**
 * The schema of an answer to GraphQL without the names that the request gives to fields: what an alias is called like says nothing of it.
 * `sent` is the body of the request.
 */
export function forgetAliased(schema: Schema, sent: string): Schema {
  const aliases = listAliases(sent);
  return aliases.size === 0 ? schema : forget(schema, aliases);
}

function forget(schema: Schema, names: ReadonlySet<string>): Schema {
  if (!isObject(schema)) return schema;
  const mapped: JsonObject = mapSubschemas(schema, (one) => (isObject(one) ? forget(one, names) : one) as Json);
  if (mapped['properties'] === undefined) return mapped;
  const kept = Object.entries(toObject(mapped['properties'])).filter(([name]) => !names.has(name));
  return { ...mapped, properties: Object.fromEntries(kept) };
}

/** Texts and comments of GraphQL: what stands in them is no part of the query. */
const QUOTED = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/** `{ first: route(id: 1) { id } }` -> `first`: what stands in brackets are arguments. */
function listAliases(sent: string): Set<string> {
  const body = findJson(sent);
  const query = isObject(body) ? body['query'] : undefined;
  if (typeof query !== 'string') return new Set();
  let text = query.replaceAll(QUOTED, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/g, '');
  }
  return new Set([...text.matchAll(/(\w+)\s*:\s*\w/g)].flatMap(([, name]) => name ?? []));
}
