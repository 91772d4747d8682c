import { expect, it } from 'vitest';
import { keepText, readKept, readKeptJson } from './kept.ts';
import type { FindKeeper } from './kept.ts';

const refuses: FindKeeper = () => {
  throw new DOMException('denied', 'SecurityError');
};

function createKeeper(): FindKeeper {
  const texts = new Map<string, string>();
  const keeper = {
    getItem: (key: string): string | null => texts.get(key) ?? null,
    setItem: (key: string, text: string): void => void texts.set(key, text),
    removeItem: (key: string): void => void texts.delete(key),
  };
  return () => keeper;
}

it('keeps a text until it is removed', () => {
  const find = createKeeper();
  keepText('a', '"x"', find);
  expect([readKept('a', find), readKeptJson('a', find)]).toEqual(['"x"', 'x']);
  keepText('a', undefined, find);
  expect([readKept('a', find), readKeptJson('a', find)]).toEqual([undefined, undefined]);
});

it('has nothing of what another script wrote, of a browser that refuses, and outside a browser', () => {
  const find = createKeeper();
  keepText('a', '{', find);
  expect(readKeptJson('a', find)).toBeUndefined();
  for (const none of [refuses, (): undefined => undefined]) {
    keepText('a', 'b', none);
    expect(readKept('a', none)).toBeUndefined();
  }
});
