import { expect, test } from 'vitest';
import type { ApiChange, ApiChanges } from './api-change.ts';
import { writeChangelog } from './write-changelog.ts';

const CHANGE: ApiChange = { rule: 'operation-removed', level: 'note', place: '', field: '', text: 'added' };

function createChanges(changes: Partial<ApiChange>[], more: Partial<ApiChanges> = {}): ApiChanges {
  const operations = changes.length === 0 ? [] : [{ key: 'GET /routes/{id}', changes: changes.map((one) => ({ ...CHANGE, ...one })) }];
  return { title: 'Parcels', from: '1.0', to: '2.0', operations, isCut: false, ...more };
}

const write = (changes: ApiChanges): string => writeChangelog([{ changes, from: 'old.yaml', to: 'new.yaml' }]);

test('an update holds a heading for each operation, and its changes with the reason', () => {
  const breaking = {
    level: 'breaking',
    place: 'request body',
    field: 'address.city',
    text: 'became required',
    reason: 'Requests fail.',
  } as const;
  expect(write(createChanges([breaking, { text: 'description changed' }]))).toBe(
    [
      '<Update label="1.0 to 2.0" description="1 breaking, 0 risky, 1 other changes">',
      '### `GET /routes/{id}`',
      '- **Breaking:** request body, `address.city`: became required. Requests fail.\n- description changed',
      '</Update>',
    ].join('\n\n'),
  );
});

test('files that give no two versions are named', () => {
  expect(write(createChanges([], { to: '1.0' }))).toContain('<Update label="old.yaml to new.yaml" description="No changes">');
});

test('what was cut is told', () => {
  expect(write(createChanges([{}], { isCut: true }))).toContain('too large to compare completely');
});

test.each([
  ['<script>{a}</script>', '\\<script\\>\\{a\\}\\</script\\>'],
  ['set to `{a}`', 'set to `{a}`'],
  ['set to ``{a}``', 'set to \\`\\`\\{a\\}\\`\\`'],
  ['a `b\n\nimport x', 'a \\`b import x'],
])('%o is text', (text, written) => {
  expect(write(createChanges([{ text }]))).toContain(`\n- ${written}\n`);
});
