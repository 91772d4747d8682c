import { expect, it } from 'vitest';
import { tidyFile } from './tidy-file.ts';

it.each([
  ['01-guide/02-start.md', 'guide/start.md'],
  ['1. Intro/README.md', 'Intro/index.md'],
  ['readme.mdx', 'index.mdx'],
  ['CODE_OF_CONDUCT.md', 'code-of-conduct.md'],
  ['2026-11-22-notes.md', '2026-11-22-notes.md'],
  ['7.0-changes.md', '7.0-changes.md'],
  ['3d-printing.md', '3d-printing.md'],
  ['API.v2.md', 'API.v2.md'],
])('%s has the address of %s', (file, tidy) => {
  expect(tidyFile(file)).toBe(tidy);
});
