import { expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

it.each([
  ['an expression', `{[${'{a: 1},'.repeat(3000)}`, 'Unclosed {.'],
  ['data in a quote', `> {[\n${'> {a: 1},\n'.repeat(3000)}> ]}`, 'The text between { and } is too long to be compiled.'],
])('stops reading %s that it reads again and again', async (_, text, message) => {
  const compiler = createCompiler({ dev: false, componentNames: [] });
  const { diagnostics } = await compiler.compile({ file: 'a.mdx', text });
  expect(diagnostics).toMatchObject([
    { code: 'page/syntax', severity: 'error', line: 1, message: expect.stringContaining(message) as string },
  ]);
});
