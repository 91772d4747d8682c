import { describe, expect, it } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: [] });

describe('`user`, the reader who is signed in', () => {
  it.each(['Hi {user.name}!', '{user.plan === "pro" ? <b>Pro</b> : <i>All</i>}', '{user.org?.plan}', '{user?.name ?? "you"}'])(
    'is nobody: %s',
    async (text) => {
      const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
      expect(diagnostics.map((one) => one.code)).toEqual(['page/unknown-reader']);
      expect(code).toContain('const {user = ""} = props;');
    },
  );

  it.each(['{user.org.plan}', '{user.name.trim()}', '{user.save()}', '{other.name}'])(
    'is left out where that would fail: %s',
    async (text) => {
      const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
      expect(diagnostics.map((one) => one.code)).toEqual(['page/undefined-identifier']);
      expect(code).not.toMatch(/user\.|other\./);
    },
  );

  it('is the page’s own where it declares one', async () => {
    const { diagnostics } = await compiler.compile({ file: 'a.mdx', text: 'export const user = { name: "A" }\n\n{user.name.trim()}' });
    expect(diagnostics).toEqual([]);
  });
});
