import { expect, test } from 'vitest';
import { createScalar, createScalarSchema } from './scalar-schema.ts';

test.each([
  ['DateTime', { type: 'string', format: 'date-time' }, '2026-01-15T09:30:00Z'],
  ['ISO8601DateTime', { type: 'string', format: 'date-time' }, '2026-01-15T09:30:00Z'],
  ['timestamptz', { type: 'string', format: 'date-time' }, '2026-01-15T09:30:00Z'],
  ['AWSDate', { type: 'string', format: 'date' }, '2026-01-15'],
  ['UUID', { type: 'string', format: 'uuid' }, '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
  ['EmailAddress', { type: 'string', format: 'email' }, 'ada@example.com'],
  ['AWSURL', { type: 'string', format: 'uri' }, 'https://example.com'],
  ['PhoneNumber', { type: 'string' }, '+15550100'],
  ['GitObjectID', { type: 'string' }, 'string'],
  ['JSONObject', {}, {}],
  ['jsonb', {}, {}],
  ['Company', { type: 'string' }, 'string'],
  ['BigInt', { type: 'number' }, 1],
  ['UInt64', { type: 'number' }, 1],
  ['Checkpoint', { type: 'string' }, 'string'],
  ['Float', { type: 'number' }, 1.5],
])('the words of %s say what its values are', (name, schema, value) => {
  expect(createScalarSchema(name)).toEqual(schema);
  expect(createScalar(name)).toEqual(value);
});
