import { createExamples } from '../examples/create-examples.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { Example, MediaType } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import type { SchemaTable } from '../model/schema.ts';
import { shortenValue } from '../value/shorten-value.ts';

/** Gives every body of an operation that has no example a generated one. What a webhook sends is no request of the reader's. */
export function withExamples(operation: Operation): Operation {
  const { schemas, requestBody, responses, kind } = operation;
  const fill =
    (direction: Direction) =>
    (media: MediaType): MediaType => ({ ...media, examples: createShortExamples(media, schemas, direction) });
  return {
    ...operation,
    ...(requestBody && {
      requestBody: { ...requestBody, content: requestBody.content.map(fill(kind === 'webhook' ? 'response' : 'request')) },
    }),
    responses: responses.map((response) => ({
      ...response,
      content: response.content.map(fill(kind === 'webhook' ? 'request' : 'response')),
    })),
  };
}

function createShortExamples(media: MediaType, schemas: SchemaTable, direction: Direction): Example[] {
  return createExamples(media, schemas, direction).map((example) => {
    const short = example.isGenerated && example.value !== undefined ? shortenValue(example.value) : undefined;
    return short === undefined ? example : { ...example, value: short, isShortened: true };
  });
}
