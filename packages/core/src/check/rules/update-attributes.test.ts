import { expect, it } from 'vitest';
import { createCheckedPage, createElement } from '../check-fixture.ts';
import { checkUpdateAttributes } from './update-attributes.ts';

it('asks updates for label and description', () => {
  const elements = [
    createElement('Update', { label: 'v1', description: null }),
    createElement('Update', { label: 'v2' }),
    createElement('ParamField', {}),
    { ...createElement('Update', {}), isOpen: true },
  ];
  const messages = checkUpdateAttributes(createCheckedPage('', { outline: { elements } })).map(({ message }) => message);
  expect(messages).toEqual(['<Update> has no `description`.']);
});
