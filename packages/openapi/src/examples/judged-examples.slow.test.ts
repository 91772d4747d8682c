import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '@octavo/core';
import { createMediaType } from '../request/fixtures/create-operation.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { createExampleMaker } from './create-examples.ts';
import { createRandom } from './fixtures/create-random.ts';
import { createRandomSchema } from './fixtures/create-random-schema.ts';
import { HARD_SCHEMAS } from './fixtures/hard-schemas.ts';

// Its types are CommonJS's.
const formats = addFormats as unknown as (ajv: Ajv2020) => void;
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, ownProperties: true });
formats(ajv);

/** Makes an example and lets Ajv, which the product does not use, judge it. `$defs` of the schema are what its references name. */
function judge(schema: JsonObject): { value: Json | undefined; errors: string } {
  const table = Object.fromEntries(Object.entries((schema['$defs'] ?? {}) as SchemaTable).map(([name, one]) => [`#/$defs/${name}`, one]));
  const read = (name: string): Schema | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
  const value = createExampleMaker(read)(createMediaType('application/json', { schema }), 'response')[0]?.value;
  const validate = ajv.compile(schema);
  return { value, errors: value === undefined || validate(value) ? '' : ajv.errorsText(validate.errors) };
}

test.each(HARD_SCHEMAS)('Ajv accepts the example of $name', ({ schema }) => {
  const { value, errors } = judge(schema);
  expect(errors).toBe('');
  expect(value).toBeDefined();
});

test('Ajv accepts the examples of schemas that are made at random, and nearly all have one', () => {
  const random = createRandom(20_261_122);
  let found = 0;
  for (let count = 0; count < 400; count += 1) {
    const schema = createRandomSchema(random);
    const { value, errors } = judge(schema);
    expect(errors, `${JSON.stringify(schema)} -> ${JSON.stringify(value)}`).toBe('');
    if (value !== undefined) found += 1;
  }
  expect(found).toBeGreaterThan(350);
});

test('the same schema gives the same example', () => {
  for (const { schema } of HARD_SCHEMAS) expect(judge(structuredClone(schema)).value).toEqual(judge(schema).value);
});
