import { expect, it } from 'vitest';
import { createCheckedPage, createElement } from '../check-fixture.ts';
import { checkNestedFields } from './nested-fields.ts';

it('finds fields directly in a field', () => {
  const elements = [createElement('ResponseField', { name: 'a' }), createElement('ResponseField', { name: 'b' }, 'ResponseField')];
  expect(checkNestedFields(createCheckedPage('', { outline: { elements } }))).toMatchObject([
    { code: 'style/nested-field', message: '<ResponseField> is nested directly in <ResponseField>.' },
  ]);
});
