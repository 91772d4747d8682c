import { expect, test } from 'vitest';
import { adviseFinding } from './advise.ts';

const TYPE = 'must be one of array, boolean, integer, null, number, object, string';
const UNEXPECTED = 'is not expected here';

test.each([
  ['/components/schemas/A/type', TYPE, 'int', 'Write `type: integer`.'],
  ['/components/schemas/A/type', TYPE, 'DateTime', 'Write `type: string` with `format: date-time`.'],
  ['/components/schemas/A/type', TYPE, 'Money', undefined],
  [
    '/paths/~1a/get/responses/200/content/application~1json/schema/$ref',
    'must be a string',
    null,
    'Put it in quotes: `#` begins a comment in YAML.',
  ],
  ['/paths/orders', UNEXPECTED, {}, 'A path begins with a slash: `/orders`.'],
  ['/paths/~1orders/GET', UNEXPECTED, {}, 'Did you mean `get`?'],
  ['/paths/~1orders/get/responses/OK', UNEXPECTED, {}, 'A response is named by its status: `200`, `4XX` or `default`.'],
  ['/components/schema', UNEXPECTED, {}, 'Did you mean `schemas`?'],
  ['/paths/~1a/get/parameters/0/in', 'must be one of query, header, path, cookie', 'querry', 'Did you mean `query`?'],
  [
    '/paths/~1a/get/parameters/0/in',
    'must be one of query, header, path, cookie',
    'body',
    'Write a `requestBody` instead: OpenAPI 3 has no such parameters.',
  ],
  ['/components/securitySchemes/A/type', 'must be one of apiKey, http', 'bearer', 'Write `type: http` and `scheme: bearer`.'],
  [
    '/components/schemas/A/properties/id/required',
    'must be a list of property names',
    true,
    'List the names of required properties in `required` of the object that has them.',
  ],
  ['/servers/0', 'must be an object', 'https://a.b', 'Write `url: https://a.b`.'],
  ['/paths/~1a/get/tags', 'must be a list', 'orders', 'Write it as a list: `[orders]`.'],
  ['/paths/~1a/get/security', 'must be a list', { key: [] }, 'Begin its entries with a dash: `- `.'],
  ['/info/version', 'must be a string', 1, 'Put it in quotes.'],
  ['/info', 'lacks the required field `title`', {}, undefined],
])('%s: %s, %j', (pointer, message, value, advice) => {
  expect(adviseFinding({ pointer, message }, value)).toBe(advice);
});
