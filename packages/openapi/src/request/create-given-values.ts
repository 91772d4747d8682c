import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/media-type.ts';
import { createValues } from './create-values.ts';
import type { RequestValues } from './request-value.ts';
import { findKeyword } from '../schema/find-in-schema.ts';

const KEYWORDS = ['x-default', 'example', 'examples', 'default', 'const'];

/** The values for which an API's file has an example or a default, optional ones too; of parameters without one nothing is made up. */
export function createGivenValues(operation: Operation): RequestValues {
  const parameters = operation.parameters.filter((parameter) => isGiven(parameter, operation, KEYWORDS));
  return createValues({ ...operation, parameters }, 'all');
}

/** The values of the parameters of a path that the file has: examples, defaults, the first of several. */
export function createGivenPath(operation: Operation): RequestValues['path'] {
  const keywords = [...KEYWORDS, 'enum'];
  const parameters = operation.parameters.filter((one) => one.in === 'path' && isGiven(one, operation, keywords));
  return createValues({ ...operation, parameters }, 'required').path;
}

function isGiven({ examples, content, schema }: Parameter, { schemas }: Operation, keywords: readonly string[]): boolean {
  const place = { schema: schema ?? content?.schema, schemas };
  const hasExample = [...examples, ...(content?.examples ?? [])].some(
    ({ value, isGenerated }) => value !== undefined && isGenerated !== true,
  );
  return hasExample || keywords.some((keyword) => findKeyword(place, keyword) !== undefined);
}
