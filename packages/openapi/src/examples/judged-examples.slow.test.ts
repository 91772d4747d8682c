import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '@octavo/core';
import { createMediaType } from '../request/fixtures/create-operation.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import { createExampleMaker } from './create-examples.ts';
import { PATTERNS } from '../patterns/create-pattern.ts';
import { createValueChecker } from './create-value-checker.ts';
import { createRandom } from './fixtures/create-random.ts';
import { createRandomSchema } from './fixtures/create-random-schema.ts';
import { changeValue, createRandomValue } from './fixtures/create-random-value.ts';
import { HARD_SCHEMAS } from './fixtures/hard-schemas.ts';
import { createSchemaSource } from './schema-source.ts';

// Its types are CommonJS's.
const formats = addFormats as unknown as (ajv: Ajv2020) => void;
const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false, ownProperties: true });
formats(ajv);

/** What reads the references of a schema: `$defs` are what they name. */
function readerOf(schema: JsonObject): (name: string) => Schema | undefined {
  const table = Object.fromEntries(Object.entries((schema['$defs'] ?? {}) as SchemaTable).map(([name, one]) => [`#/$defs/${name}`, one]));
  return (name) => (Object.hasOwn(table, name) ? table[name] : undefined);
}

/** Makes an example and lets Ajv, which the product does not use, judge it. */
function judge(schema: JsonObject): { value: Json | undefined; errors: string } {
  const value = createExampleMaker(readerOf(schema))(createMediaType('application/json', { schema }), 'response')[0]?.value;
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

test('values are judged as Ajv judges them, examples and what becomes of them by a change', () => {
  const random = createRandom(20_261_125);
  const verdicts = { fits: 0, breaks: 0 };
  for (let count = 0; count < 250; count += 1) {
    const schema = createRandomSchema(random);
    const validate = ajv.compile(schema);
    const check = createValueChecker(createSchemaSource(readerOf(schema), { left: 10_000_000 }), 'response', PATTERNS);
    const { value: example } = judge(schema);
    const values = Array.from({ length: 10 }, (_, turn) =>
      turn < 3 || example === undefined ? createRandomValue(random) : changeValue(example, random),
    );
    for (const value of values) {
      const fits = validate(value);
      verdicts[fits ? 'fits' : 'breaks'] += 1;
      expect(check(value, schema).length === 0, `${JSON.stringify(schema)} of ${JSON.stringify(value)}`).toBe(fits);
    }
  }
  expect(Math.min(verdicts.fits, verdicts.breaks)).toBeGreaterThan(200);
});

test('the same schema gives the same example', () => {
  for (const { schema } of HARD_SCHEMAS) expect(judge(structuredClone(schema)).value).toEqual(judge(schema).value);
});
