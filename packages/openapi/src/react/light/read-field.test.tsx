import { render, screen } from '@testing-library/react';
import { ParamField } from '@octavo/theme';
import { expect, test } from 'vitest';
import type { Schema } from '../../model/schema.ts';
import { FieldsScope } from '../playground/fields-scope.tsx';
import { ValueField } from '../playground/input/value-field.tsx';
import { matchesField } from './match-field.ts';
import { readField } from './read-field.ts';

const TARGETS: Schema = {
  type: 'array',
  items: { type: 'object', required: ['url'], properties: { url: { type: 'string' }, weight: { type: 'integer' } } },
};

test('a field of the form is known by its place and the names around it', async () => {
  render(
    <FieldsScope table={{}} load={async () => undefined}>
      <ValueField
        id="r1.body.targets"
        name="targets"
        schema={TARGETS}
        value={[{ url: 'a' }]}
        onChange={() => undefined}
        depth={1}
        isRequired
      />
    </FieldsScope>,
  );
  expect(readField(await screen.findByRole('textbox', { name: 'url, required' }))).toEqual({ place: 'body', path: ['targets', 'url'] });
});

test('so is a row of the text', () => {
  document.body.innerHTML =
    '<div class="octavo-field" id="response-201.a"><code class="octavo-field-name">a</code><div class="octavo-field" id="response-201.a.b"><code class="octavo-field-name">b</code><p>Text</p></div></div><p id="outside">Text</p>';
  expect(readField(screen.getAllByText('Text')[0] ?? document.body)).toEqual({ place: 'response', path: ['a', 'b'] });
  expect(readField(document.getElementById('outside') ?? document.body)).toBeUndefined();
});

test("so is a field of the author's own, by where it says that it goes", () => {
  render(
    <ParamField body="targets[].url" type="string">
      <ParamField name="host">Inner</ParamField>
    </ParamField>,
  );
  const field = readField(screen.getByText('Inner'));
  expect(field).toEqual({ place: 'body', path: ['targets[].url', 'host'] });
  expect(matchesField(['body', 'targets', 'url', 'host'], field?.path ?? [])).toBe(true);
  render(<ParamField query="filter[state]">On</ParamField>);
  expect(readField(screen.getByText('On'))).toEqual({ place: 'query', path: ['filter[state]'] });
});
