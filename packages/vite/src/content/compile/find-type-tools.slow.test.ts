import path from 'node:path';
import { expect, test } from 'vitest';
import { createCompiler } from '../../mdx/create-compiler.ts';
import { findTypeTools } from './find-type-tools.ts';

const compiler = createCompiler({ dev: false, componentNames: ['CodeBlock'] });

test('TypeScript 6 under its own name reads a block beside a later one: types as HTML, an error at its line of the page', async () => {
  const typeTools = findTypeTools(path.resolve(import.meta.dirname, '../../..'));
  expect(typeTools).toBeDefined();
  const text = 'Text.\n\n```ts twoslash\nconst berth = { name: "A" };\nberth.nme;\n```\n';
  const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text, typeTools });
  expect(code).toContain('name: string');
  expect(diagnostics).toMatchObject([{ code: 'page/type-error', severity: 'error', line: 5, column: 7 }]);
});

test('a folder without them has none', () => {
  expect(findTypeTools('/')).toBeUndefined();
});
