import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stub } from './stub.ts';

interface Anything {
  (...args: unknown[]): Anything;
  div: ComponentType<{ children?: ReactNode; animate?: object }>;
  items: Anything;
  map: Anything;
  push: unknown;
}
const anything = stub as Anything;

test('is a component, of any name, that shows its children', () => {
  const Own = stub as ComponentType<{ children?: ReactNode }>;
  expect(renderToStaticMarkup(createElement(Own, {}, 'a', createElement(anything.div, { animate: {} }, 'b')))).toBe('ab');
  expect(renderToStaticMarkup(createElement(Own))).toBe('');
});

test('is a hook, a function and data, of which nothing comes', async () => {
  const { push } = anything();
  expect(typeof push).toBe('function');
  expect(anything('a', 'b')).toBeNull();
  expect(anything.items.map(() => 1)).toBeNull();
  expect(`${String(stub)}`).toBe('');
  expect(await Promise.resolve(stub)).toBe(stub);
});
