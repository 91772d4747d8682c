import type { Operation } from '../model/operation.ts';
import type { Parameter } from '../model/media-type.ts';
import { createValues } from './create-values.ts';
import type { RequestValues } from './request-value.ts';
import { findKeyword } from '../schema/find-in-schema.ts';

const KEYWORDS = ['x-default', 'example', 'examples', 'default', 'const'];

/** The values for which an API's file has an example or a default, optional ones too; of parameters without one nothing is made up. */
export function createGivenValues(operation: Operation): RequestValues {
  const parameters = operation.parameters.filter((parameter) => isGiven(parameter, operation));
  return createValues({ ...operation, parameters }, 'all');
}

function isGiven({ examples, content, schema }: Parameter, { schemas }: Operation): boolean {
  const place = { schema: schema ?? content?.schema, schemas };
  const hasExample = [...examples, ...(content?.examples ?? [])].some(
    ({ value, isGenerated }) => value !== undefined && isGenerated !== true,
  );
  return hasExample || KEYWORDS.some((keyword) => findKeyword(place, keyword) !== undefined);
}
