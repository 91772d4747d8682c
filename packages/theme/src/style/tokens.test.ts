import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultRegions } from '../layout/docs-layout/default-regions.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

it('the README names only tokens that there are', () => {
  const css = ['tokens', 'colors'].map((name) => readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8')).join('');
  const rows = readme.split('\n').filter((row) => row.startsWith('| `--octavo-'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(-[\w-]+)`/g)].map(([, name = '']) => name));
  const tokens = named.map((name) => (name.startsWith('--') ? name : `--octavo-color${name}`));
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter((token) => !css.includes(`${token}:`))).toEqual([]);
});

it('the README names every region', () => {
  expect(Object.keys(defaultRegions).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
