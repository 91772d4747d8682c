import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXTENSION_FIELDS } from './check-shape.ts';

const packageFolder = new URL('../../', import.meta.url);
const text = readFileSync(new URL('EXTENSIONS.md', packageFolder), 'utf8');
const examples = [...text.matchAll(/```tsx?\n\/\/ (extensions\/\S+)\n([^]*?)```/g)].map(([, file = '', code = '']) => ({ file, code }));

it.each(examples)('$file is what the playground runs', ({ file, code }) => {
  const run = readFileSync(new URL(`../../playground/extensions/${file}`, packageFolder), 'utf8');
  expect(code.trim()).toBe(run.trim());
});

it('every field has a line, and eight examples are there', () => {
  expect(Object.keys(EXTENSION_FIELDS).filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([]);
  expect(new Set(examples.map(({ file }) => file.split('/')[1])).size).toBe(8);
});
