import type { Operation } from '../model/operation.ts';
import { buildRequest } from './build-request.ts';
import { createGivenPath } from './create-given-values.ts';
import { createValues } from './create-values.ts';
import type { Extent } from './create-values.ts';
import type { ServerChoice } from './create-server-url.ts';
import { createPlaceholders, findCredential } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import type { HttpRequest } from './http-request.ts';

/** Where a sample goes when the API's file names no host (RFC 2606 keeps the domain for examples). */
export const PLACEHOLDER_HOST = 'https://api.example.com';

/** Which of the examples of a request's body a sample holds: positions in the operation. */
export interface ExampleChoice {
  media: number;
  example: number;
}

/** What a reader gave for an operation: credentials, and the server that they are for. */
export interface SampleAuth {
  credentials: Credentials;
  server: ServerChoice;
}

/** What a sample is made with. */
export interface SampleOptions {
  extent: Extent;
  choice?: ExampleChoice | undefined;
  auth?: SampleAuth | undefined;
}

/**
 * Makes the request that code samples show: with the first example of its body or the chosen one, placeholders for credentials, and the
 * parameters of its path as `{name}` where the file has no value for them. What the reader gave stands in the place of placeholders.
 */
export function createSampleRequest(operation: Operation, { extent, choice, auth }: SampleOptions): HttpRequest {
  const chosen = choice === undefined ? operation : chooseExample(operation, choice);
  const values = { ...createValues(chosen, extent), path: createGivenPath(operation), indent: 2 };
  const credentials = { ...createPlaceholders(operation), ...auth?.credentials };
  const given = operation.security.findIndex((all) => all.length > 0 && all.every(({ scheme }) => findCredential({ ...auth }, scheme)));
  const alternative = given === -1 ? undefined : given;
  return buildRequest(operation, values, { credentials, alternative }, auth?.server ?? { base: PLACEHOLDER_HOST });
}

function chooseExample(operation: Operation, { media: mediaIndex, example: exampleIndex }: ExampleChoice): Operation {
  const { requestBody } = operation;
  const media = requestBody?.content[mediaIndex];
  if (requestBody === undefined || media === undefined) return operation;
  const examples = media.examples.slice(exampleIndex, exampleIndex + 1);
  return { ...operation, requestBody: { ...requestBody, required: true, content: [{ ...media, examples }] } };
}
