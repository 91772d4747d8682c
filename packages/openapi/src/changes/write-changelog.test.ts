import { expect, test } from 'vitest';
import { sayEnglish } from '../value/say.ts';
import type { ApiChange, ApiChanges } from './api-change.ts';
import { writeChangelog } from './write-changelog.ts';

const CHANGE: ApiChange = { rule: 'operation-removed', level: 'note', place: [], field: '' };

function createChanges(changes: Partial<ApiChange>[], more: Partial<ApiChanges> = {}): ApiChanges {
  const operations = changes.length === 0 ? [] : [{ key: 'GET /routes/{id}', changes: changes.map((one) => ({ ...CHANGE, ...one })) }];
  return { title: 'Parcels', from: '1.0', to: '2.0', operations, isCut: false, ...more };
}

const write = (changes: ApiChanges): string => writeChangelog([{ changes, from: 'old.yaml', to: 'new.yaml' }], sayEnglish);

test('an update holds a heading for each operation, and its changes with the reason', () => {
  const breaking = {
    rule: 'became-required',
    level: 'breaking',
    place: [{ word: 'body' }],
    field: 'address.city',
    reason: 'Requests without it are rejected.',
  } as const;
  expect(write(createChanges([breaking, { rule: 'response-added', place: [{ word: 'Response', name: '`404`' }] }]))).toBe(
    [
      '<Update label="1.0 to 2.0" description="breaking: 1, changed: 1">',
      '### `GET /routes/{id}`',
      '- **Breaking:** body, `address.city`: now required. Requests without it are rejected.\n- Response `404`: added',
      '</Update>',
    ].join('\n\n'),
  );
});

test('files that give no two versions are named', () => {
  expect(write(createChanges([], { to: '1.0' }))).toContain('<Update label="old.yaml to new.yaml" description="No changes">');
});

test('what was cut is told', () => {
  expect(write(createChanges([{}], { isCut: true }))).toContain('Some changes are not listed');
});

test.each([
  ['<script>{a}</script>', '\\<script\\>\\{a\\}\\</script\\>'],
  ['set to `{a}`', 'set to `{a}`'],
  ['set to ``{a}``', 'set to \\`\\`\\{a\\}\\`\\`'],
  ['a `b\n\nimport x', 'a \\`b import x'],
])('%o is text', (text, written) => {
  const change = { rule: 'server-added', place: [], values: { to: text } } as const;
  expect(write(createChanges([change]))).toContain(`\n- ${written} added\n`);
});
