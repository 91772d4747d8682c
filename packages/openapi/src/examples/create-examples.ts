import { sample } from 'openapi-sampler';
import type { Json } from '../value/json.ts';
import type { Example, MediaType } from '../model/media-type.ts';
import type { SchemaTable } from '../model/schema.ts';
import type { Direction } from '../schema/list-fields.ts';
import { prepareSchema } from './prepare-schema.ts';

/**
 * The examples of a body: the given ones, or one that is made from its schema and marked `isGenerated`; none where there is no schema.
 * For the build and the dev server: `openapi-sampler` is too heavy for a page. A schema that it cannot do gives no example.
 */
export function createExamples(media: MediaType, schemas: SchemaTable, direction: Direction): Example[] {
  if (media.examples.length > 0) return media.examples;
  const schema = media.schema ?? (media.itemSchema === undefined ? undefined : { type: 'array', items: media.itemSchema });
  if (schema === undefined) return [];
  const { prepared, isShortened } = prepareSchema(schema, { schemas, direction });
  const value = findSample(prepared);
  return value === undefined ? [] : [{ name: 'generated', value, isGenerated: true, ...(isShortened && { isShortened }) }];
}

function findSample(schema: object | undefined): Json | undefined {
  if (!schema) return undefined;
  try {
    return sample(schema, { quiet: true }) as Json;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
