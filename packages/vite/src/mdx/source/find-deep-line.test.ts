import { expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: ['CodeBlock'] });

it.each(['- ', '1. ', '> ', '>', '- > ', '- 1. ', '+\t'])('names the line that opens too many levels with %j', async (marker) => {
  for (const file of ['a.md', 'a.mdx']) {
    const { code, diagnostics } = await compiler.compile({ file, text: `---\ntitle: A\n---\n\nText\n\n${marker.repeat(120)}a\n` });
    expect(code).toBe('');
    expect(diagnostics).toMatchObject([{ code: 'page/syntax', severity: 'error', line: 7, column: 1 }]);
  }
});

it('reads rules, tables of signs, code and a list of eighty levels', async () => {
  const texts = ['- '.repeat(200), '*'.repeat(300), `+${'-'.repeat(150)}+`, `\`\`\`\n${'> '.repeat(200)}a\n\`\`\``, `${'- '.repeat(80)}a`];
  for (const text of texts) expect((await compiler.compile({ file: 'a.mdx', text })).diagnostics).toEqual([]);
});
