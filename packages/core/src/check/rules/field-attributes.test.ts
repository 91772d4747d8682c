import { expect, it } from 'vitest';
import { createCheckedPage, createElement } from '../check-fixture.ts';
import type { OutlineElement } from '../page-outline.ts';
import { checkFieldAttributes } from './field-attributes.ts';

const check = (element: OutlineElement): string[] =>
  checkFieldAttributes(createCheckedPage('', { outline: { elements: [element] } })).map(({ message }) => message);

it('asks parameters for their location and type, values for their name and type', () => {
  expect(check(createElement('ParamField', { query: 'limit', type: 'integer' }))).toEqual([]);
  expect(check(createElement('ParamField', { default: '20' }))).toEqual(['<ParamField> has no location and no `type`.']);
  expect(check(createElement('ParamField', { name: '--limit', type: 'integer' }))).toEqual([]);
  expect(check(createElement('ResponseField', { name: 'id', type: null }))).toEqual([]);
  expect(check(createElement('ResponseField', { name: 'id' }))).toEqual(['<ResponseField> has no `type`.']);
});

it('does not judge what `{...props}` may bring, nor updates', () => {
  expect(check({ ...createElement('ParamField', {}), isOpen: true })).toEqual([]);
  expect(check(createElement('Update', {}))).toEqual([]);
});
