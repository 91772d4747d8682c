import { expect, test } from 'vitest';
import { findCacheSettings } from './find-cache-settings.ts';

const ADDRESS = 'https://cache.example.com/docs';
const root = '/site';

test('reads the options before the environment', () => {
  const env = { OCTAVO_CACHE: ADDRESS, OCTAVO_CACHE_READONLY: 'true', OCTAVO_CACHE_TOKEN: 't', OCTAVO_CACHE_SIGNATURE_KEY: 's' };
  expect(findCacheSettings({}, { env: {}, root })).toBeUndefined();
  expect(findCacheSettings({}, { env: { OCTAVO_CACHE: '' }, root })).toBeUndefined();
  expect(findCacheSettings({}, { env, root })).toEqual({ place: ADDRESS, isReadOnly: true, token: 't', signatureKey: 's' });
  expect(findCacheSettings({ cache: '../cache', cacheReadonly: false }, { env, root })).toMatchObject({
    place: '/cache',
    isReadOnly: false,
  });
});

test.each([
  ['1', true],
  ['true', true],
  ['false', false],
  ['0', false],
  ['', false],
])('OCTAVO_CACHE_READONLY=%s', (value, isReadOnly) => {
  expect(findCacheSettings({ cache: ADDRESS }, { env: { OCTAVO_CACHE_READONLY: value }, root })).toEqual({ place: ADDRESS, isReadOnly });
});
