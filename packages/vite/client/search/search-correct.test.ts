import { describe, expect, it } from 'vitest';
import { correctQuery, findNearWord, isNear } from './search-correct.ts';

const VOCABULARY = ['canary', 'config', 'configuration', 'webhook', 'webhooks'];

describe('isNear', () => {
  it.each([
    ['webhok', 'webhook', true],
    ['webhoook', 'webhook', true],
    ['wehbook', 'webhook', true],
    ['webhouk', 'webhook', true],
    ['webhook', 'webhook', false],
    ['wbhok', 'webhook', false],
    ['', 'ab', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect([isNear(a, b), isNear(b, a)]).toEqual([expected, expected]);
  });
});

describe('findNearWord', () => {
  it.each([
    ['webhok', 'webhook'],
    ['conifg', 'config'],
    ['configurtaion', 'configuration'],
    ['cofigur', 'configuration'],
    ['canray', 'canary'],
    ['cab', undefined],
    ['lantern', undefined],
  ])('%s: %s', (word, expected) => {
    expect(findNearWord(word, VOCABULARY)).toBe(expected);
  });
});

describe('correctQuery', () => {
  it('puts the words right that were not found, and leaves the others and what stands between them', () => {
    expect(correctQuery('Set the Webhok, canray ', new Set(['webhok']), VOCABULARY)).toBe('Set the webhook, canray');
    expect(correctQuery('lantern', new Set(['lantern']), VOCABULARY)).toBeUndefined();
  });
});
