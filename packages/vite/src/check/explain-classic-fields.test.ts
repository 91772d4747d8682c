import { expect, test } from 'vitest';
import { explainClassicFields } from './explain-classic-fields.ts';

test('a field of the other shape is told with what to write in this one', () => {
  const field = { status: 'unsupported', note: 'Unknown config field.', count: 1 } as const;
  const fields = [
    { ...field, field: 'versions', position: { file: 'docs.json', line: 2, column: 3 } },
    { ...field, field: 'chat', position: { file: 'docs.json', line: 9, column: 3 } },
  ];
  const message = '`versions` is a field of the classic shape; use `navigation.versions` here.';
  const told = [{ code: 'config/classic-key', severity: 'warning', file: 'docs.json', line: 2, column: 3, message } as const];
  expect(explainClassicFields(fields, told).map(({ note }) => note)).toEqual([message, 'Unknown config field.']);
});
