import type { Operation } from '../model/operation.ts';
import { buildRequest } from './build-request.ts';
import { createGivenPath } from './create-given-values.ts';
import { createValues } from './create-values.ts';
import type { Extent } from './create-values.ts';
import { createPlaceholders } from './credentials.ts';
import type { HttpRequest } from './http-request.ts';

/** Where a sample goes when the API's file names no host (RFC 2606 keeps the domain for examples). */
export const PLACEHOLDER_HOST = 'https://api.example.com';

/** Which of the examples of a request's body a sample holds: positions in the operation. */
export interface ExampleChoice {
  media: number;
  example: number;
}

/**
 * Makes the request that code samples show: with the first example of its body or the chosen one, placeholders for credentials, and the
 * parameters of its path as `{name}` where the file has no value for them.
 */
export function createSampleRequest(operation: Operation, { extent, choice }: { extent: Extent; choice?: ExampleChoice }): HttpRequest {
  const chosen = choice === undefined ? operation : chooseExample(operation, choice);
  const values = { ...createValues(chosen, extent), path: createGivenPath(operation), indent: 2 };
  return buildRequest(operation, values, { credentials: createPlaceholders(operation) }, { base: PLACEHOLDER_HOST });
}

function chooseExample(operation: Operation, { media: mediaIndex, example: exampleIndex }: ExampleChoice): Operation {
  const { requestBody } = operation;
  const media = requestBody?.content[mediaIndex];
  if (requestBody === undefined || media === undefined) return operation;
  const examples = media.examples.slice(exampleIndex, exampleIndex + 1);
  return { ...operation, requestBody: { ...requestBody, required: true, content: [{ ...media, examples }] } };
}
