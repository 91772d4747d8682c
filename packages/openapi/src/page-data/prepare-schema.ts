import type { Json } from '@octavo/core';
import type { Schema, SchemaTable } from '../model/schema.ts';
import type { RenderMarkdown } from '../markdown/create-markdown.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import { isObject } from '../value/json-value.ts';

/** How schemas are made ready for a page. */
export interface RenderOptions {
  renderMarkdown: RenderMarkdown;
}

const NOTES = ['x-enumDescriptions', 'x-enum-descriptions'];

/** Makes a schema ready for a page: descriptions as HTML at every depth. */
export function prepareSchema(schema: Schema, options: RenderOptions): Schema {
  if (!isObject(schema)) return schema;
  const result = mapSubschemas(schema, (subschema) => prepareSchema(subschema, options));
  const { description } = result;
  if (typeof description === 'string') result['description'] = options.renderMarkdown(description);
  for (const name of NOTES) if (result[name] !== undefined) result[name] = renderNotes(result[name], options.renderMarkdown);
  return result;
}

/** `prepareSchema` for each schema of a table. */
export function renderSchemas(table: SchemaTable, options: RenderOptions): SchemaTable {
  return Object.fromEntries(Object.entries(table).map(([name, schema]) => [name, prepareSchema(schema, options)]));
}

function renderNotes(notes: Json, renderMarkdown: RenderMarkdown): Json {
  const render = (note: Json): Json => (typeof note === 'string' ? renderMarkdown(note) : note);
  if (Array.isArray(notes)) return notes.map(render);
  return isObject(notes) ? Object.fromEntries(Object.entries(notes).map(([value, note]) => [value, render(note)])) : notes;
}
