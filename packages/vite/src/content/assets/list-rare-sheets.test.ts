import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RARE_SHEETS } from '@octavo/theme/internal/component-names';
import { expect, it } from 'vitest';
import { createRareStyles } from './create-rare-styles.ts';
import { API_SHEETS, listRareSheets } from './list-rare-sheets.ts';

const ALL = [...new Set([...RARE_SHEETS.map(([, sheet]) => sheet), 'code-marks/code-marks', 'code-types/code-types'])];

it.each([
  [['Icon', 'FileTree', 'Tree'], '', false, ['tree/tree']],
  [['Icon'], '', false, []],
  [['Card'], '', false, ['callout/callout', 'card/card']],
  [['RequestExample', 'ParamField'], '', false, ['field/field', 'beside/beside']],
  [[], '@octavo/theme', false, ALL],
  [['Step'], 'react', true, ['steps/steps', 'code-types/code-types']],
])('of a file that uses %j and imports %j', (usesNames, specifier, hasTypes, expected) => {
  expect(listRareSheets({ code: '', usesNames, imports: [{ specifier, line: 1, column: 1 }], hasTypes })).toEqual(expected);
});

it.each([
  ['{ html: "<span class=\\"line\\" data-diff=\\"add\\">" }', ['code-marks/code-marks']],
  ['{ lines: true }', ['code-marks/code-marks']],
  ['{ "lines": "true" }', ['code-marks/code-marks']],
  ['{ children: "These lines have no data-lines." }', []],
])('of a file whose module says %j', (code, expected) => {
  expect(listRareSheets({ code, usesNames: [], imports: [] })).toEqual(expected);
});

it('has the rules of each sheet, in the layer of components', () => {
  const { render } = createRareStyles({ minifyFor: ['chrome123'] });
  for (const sheet of ALL) expect(render(new Set([sheet]))).toMatch(/^@layer octavo\.components\{.*\.octavo-.*\}$/s);
  expect(render(new Set())).toBe('');
  expect(render(new Set(['tree/tree', 'badge/badge']))).toBe(render(new Set(['badge/badge'])) + render(new Set(['tree/tree'])));
});

it('knows which of them pages of an API have', () => {
  const sheets = ['page', 'operation'].map((name) => fileURLToPath(import.meta.resolve(`@octavo/openapi/${name}.css`)));
  const imports = sheets.flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/'@octavo\/theme\/components\/(\S+)\.css'/g)]);
  expect(imports.map(([, name]) => name)).toEqual(API_SHEETS);
});
