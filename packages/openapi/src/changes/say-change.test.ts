import { findWords } from '@octavo/core/internal';
import { expect, test } from 'vitest';
import { createSay } from '../value/say.ts';
import type { ApiChange } from './api-change.ts';
import { CHANGE_RULES } from './change-rules.ts';
import { sayChange } from './say-change.ts';

const CHANGE: ApiChange = { rule: 'limit-tightened', level: 'breaking', place: [], field: '' };

test('a language has words of its own, and what the file says as it is', () => {
  const { parts, api, changes } = findWords('de') ?? {};
  const values = { name: '`maxLength`', from: '`20`', to: '`10`' };
  const place = [
    { word: 'Response', name: '`200`' },
    { word: 'header', name: '`X-Left`' },
  ] as const;
  const change = { ...CHANGE, place, values, reason: 'Requests that were valid can now be rejected.' } as const;
  expect(sayChange(change, createSay({ ...parts, ...api, ...changes }))).toEqual({
    place: 'Antwort `200`, Header `X-Left`',
    text: '`maxLength` von `20` zu `10` geändert',
    reason: 'Bisher gültige Anfragen können jetzt abgelehnt werden.',
  });
});

test('every kind of change is said whole, whatever it is given', () => {
  const values = [{}, { from: '`1`' }, { to: '`2`' }, { from: '`1`', to: '`2`' }].map((given) => ({ name: '`maximum`', ...given }));
  for (const [rule, { why }] of Object.entries(CHANGE_RULES) as [ApiChange['rule'], { why?: ApiChange['reason'] }][])
    for (const given of values.slice(why?.includes('{from}') === true ? 3 : 0)) {
      const { text, reason = '' } = sayChange({ ...CHANGE, rule, values: given, ...(why && { reason: why }) });
      expect(`${text} ${reason}`).not.toMatch(/\{\w+\}|undefined|^ | {2}/);
    }
});
