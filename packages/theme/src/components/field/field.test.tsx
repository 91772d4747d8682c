import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Expandable } from '../expandable/expandable.tsx';
import { ParamField } from './param-field.tsx';
import { ResponseField } from './response-field.tsx';

test('every field has an anchor, a nested one within its own field', () => {
  const { container } = render(
    <>
      <ParamField body="user.name" type="string" />
      <ParamField query="filter[from]" id="own" />
      <ResponseField name="id" />
      <ResponseField name="owner">
        <Expandable title="fields">
          <ResponseField name="id" />
        </Expandable>
      </ResponseField>
    </>,
  );
  const fields = [...container.querySelectorAll('.octavo-field')];
  expect(fields.map(({ id }) => id)).toEqual(['param-user-name', 'own', 'response-id', 'response-owner', 'response-owner-id']);
  for (const field of fields) expect(field.querySelector('a')?.getAttribute('href')).toBe(`#${field.id}`);
});

test('what stands on the line of a field are blocks, which bare text parts', () => {
  const { container } = render(<ParamField query="limit" type="integer" required default={25} deprecated pre={['beta']} post="new" />);
  const facts = [...container.querySelectorAll('.octavo-field-head > :not(a)')];
  expect(facts.map((fact) => `${fact.localName} ${fact.textContent}`)).toEqual([
    'div beta',
    'div new',
    'div integer',
    'div query',
    'div required',
    'div deprecated',
    'div default 25',
  ]);
});
