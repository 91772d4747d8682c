import { describe, expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import { applyOverlay } from './apply-overlay.ts';

describe('applyOverlay', () => {
  test('copies of copies come to an end', () => {
    const double = [
      { target: '$.tags', copy: '$.tags' },
      { target: '$.tags', copy: '$.tags' },
    ];
    const actions = Array.from({ length: 20 }, () => double).flat();
    const { problems } = applyOverlay({ tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, { overlay: '1.1.0', info: {}, actions });
    expect(problems.at(-1)?.message).toContain('adds more than 10 million characters');
  });

  test('what many actions select comes to an end, too', () => {
    const document = { list: Array.from({ length: 1000 }, () => ({ a: 1 })) };
    const actions = Array.from({ length: 200 }, (_, index) => ({ target: '$.list.*', update: { a: index } }));
    const { value, problems } = applyOverlay(document, { overlay: '1.1.0', info: {}, actions });
    expect(value).toEqual({ list: Array.from({ length: 1000 }, () => ({ a: 100 })) });
    expect(problems).toEqual([
      {
        pointer: '/actions/101',
        message: 'The overlay selects more than 100,000 nodes: this action and those after it are not applied.',
      },
    ]);
  });

  test('so does what an expression looks at', () => {
    const after = (reason: string) => `The overlay ${reason}: this action and those after it are not applied.`;
    const document = { list: Array.from({ length: 100 }, (_, index) => ({ name: `a${index}` })), title: 'A' };
    const messagesOf = (...actions: Json[]) => applyOverlay(document, { overlay: '1.1.0', actions }).problems.map(({ message }) => message);
    const title = { target: '$.title', update: 'B' };
    const many = '$..[?$..[?$..[?$..zzz]]]';
    expect(messagesOf({ target: many, remove: true }, title)).toEqual([
      `\`${many}\` looks at too many values.`,
      after('looks at too many values'),
    ]);
  });
});
