import { expect, test } from 'vitest';
import { suggestReference } from './suggest-reference.ts';

const DOCUMENT = {
  components: { schemas: { Order: {}, 'a/b': {} }, parameters: { Limit: {} } },
  definitions: { Customer: {} },
  'x-old': { Order: {} },
};

test.each([
  ['#/components/schemas/Ordr', '#/components/schemas/Order'],
  ['#/components/schemas/order', '#/components/schemas/Order'],
  ['#/definitions/Order', '#/components/schemas/Order'],
  ['#/components/schema/Order', '#/components/schemas/Order'],
  ['#/components/schemas/Limit', '#/components/parameters/Limit'],
  ['#/components/schemas/Customr', '#/definitions/Customer'],
  ['/components/schemas/Order', '#/components/schemas/Order'],
  ['components/schemas/Order', '#/components/schemas/Order'],
  ['#components/schemas/Order', '#/components/schemas/Order'],
  ['#/components/schemas/a~1c', '#/components/schemas/a~1b'],
  ['parts.yaml#/components/schemas/Ordr', 'parts.yaml#/components/schemas/Order'],
  ['#/components/schemas/Address', undefined],
])('%s -> %s', (ref, meant) => {
  expect(suggestReference(ref, DOCUMENT)).toBe(meant);
});
