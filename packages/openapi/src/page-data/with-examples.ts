import { createExampleMaker, createExampleRoom } from '../examples/create-examples.ts';
import type { ExampleMaker } from '../examples/create-examples.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';

/**
 * Gives every body of an operation that has no example a generated one. What a webhook sends is no request of the reader's. `examples` are
 * its API's; an operation that a page describes itself has none but the schemas that come with it.
 */
export function withExamples(operation: Operation, examples: ExampleMaker = createOwnExamples(operation)): Operation {
  const { requestBody, responses, kind } = operation;
  const room = createExampleRoom();
  const fill =
    (direction: Direction) =>
    (media: MediaType): MediaType => ({ ...media, examples: examples(media, direction, room) });
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

function createOwnExamples({ schemas }: Operation): ExampleMaker {
  return createExampleMaker((name) => (Object.hasOwn(schemas, name) ? schemas[name] : undefined));
}
