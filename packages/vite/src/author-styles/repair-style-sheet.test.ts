import { expect, test } from 'vitest';
import { repairStyleSheet } from './repair-style-sheet.ts';

const SHEET = { file: 'repair-style-sheet.test.ts', root: import.meta.dirname };

const BROKEN: [text: string, place: string, keeps: string[]][] = [
  ['// wide\n.a { color: red }\n.b { color: blue }', '1:1', ['.b']],
  ['.a { color: red; }\n.b { color: blue;\n', '2:1', ['.a', '.b']],
  ['.a { color: red; } }\n.b { color: blue; }\n.c { margin: 0 }', '1:20', ['.a', '.c']],
  ['.a { color red; margin: 0 }', '1:6', ['.a']],
  ['.a { color: red; /* open', '1:18', ['.a']],
];

test.each(BROKEN)('leaves out of %j what a browser would', (text, place, keeps) => {
  const { text: repaired, diagnostics } = repairStyleSheet(text, SHEET);
  expect(diagnostics.map(({ severity, line, column }) => `${severity} ${line}:${column}`)).toEqual([`warning ${place}`]);
  expect(repaired.match(/\.[abc](?= \{)/g)).toEqual(keeps);
  expect(repairStyleSheet(repaired, SHEET).diagnostics).toEqual([]);
});

// Found by `pnpm fuzz`: what is left of it is no CSS to every tool either.
test('leaves out all of a sheet that cannot be repaired', () => {
  const text = '.a { @import "a.css"; --a: #fff; }\n.b { color: --a: #fff; }"\n.c { d: e }\n';
  expect(repairStyleSheet(text, SHEET)).toMatchObject({ diagnostics: [{ code: 'site/style-syntax', line: 2 }] });
});

// Found by `pnpm fuzz`: each of these ended the process in lightningcss, where nothing can be caught.
test.each([':is(', 'a{', '@media a{', '.a { width: calc(', '[', '\n:not('])('leaves out a sheet of %j many times over', (piece) => {
  const { text, diagnostics } = repairStyleSheet(`.a { color: red }\n${piece.repeat(9000)}`, SHEET);
  expect(text).toBe('');
  expect(diagnostics).toMatchObject([{ code: 'site/style-syntax', line: piece.startsWith('\n') ? 253 : 2 }]);
});

test('leaves alone what is sound, or only new or strange', () => {
  const text = [
    '.a { color: red; }',
    '@import url("https://fonts.example/a.css");',
    '@import url("https://fonts.example/b.css?family=A:wght@400;500;700&display=swap");',
    '@import url(https://fonts.example/c.css?a;b);',
    "@import 'https://fonts.example/d.css?a;b' screen;",
    '@tailwind base;',
    '.b { & .c { @apply x; } }',
    '.d::-moz-odd { strange-new: 1; }',
  ].join('\n');
  expect(repairStyleSheet(text, SHEET)).toEqual({ text, diagnostics: [] });
});

test('takes out imports that lead nowhere, each with its place', () => {
  const text = '@import "tailwindcss";\n@import url(./repair-style-sheet.ts);\n  @import "/gone.css" screen;\n.a { color: red }\n';
  const { text: repaired, diagnostics } = repairStyleSheet(text, SHEET);
  expect(repaired.replaceAll(/\s+/g, ' ').trim()).toBe('@import url(./repair-style-sheet.ts); .a { color: red }');
  expect(diagnostics.map(({ message, line, column }) => `${line}:${column} ${/`(.*)`/.exec(message)?.[1] ?? ''}`)).toEqual([
    '1:1 tailwindcss',
    '3:3 /gone.css',
  ]);
});

test('tells fonts and pictures that are not there, and leaves the rule', () => {
  const text =
    "@font-face {\n  font-family: A;\n  src: url('/fonts/none.woff2') format('woff2'), local(A);\n}\n.a { background: url(./none.png#x), url('data:,'), url(repair-style-sheet.ts) }\n";
  const list = (isAlone: boolean): string[] =>
    repairStyleSheet(text, { ...SHEET, isAlone }).diagnostics.map(({ code, line, message }) => `${line} ${code} ${message}`);
  expect(list(true)).toEqual([
    '3 site/missing-file File not found: `/fonts/none.woff2`.',
    '5 site/missing-file File not found: `./none.png#x`.',
  ]);
  expect(list(false)).toEqual(['5 site/missing-file File not found: `./none.png#x`.']);
  expect(repairStyleSheet(text, { ...SHEET, isAlone: true }).text).toBe(text);
});
