import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';

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

describe('what only a browser has', () => {
  it.each([
    'At {location}.',
    '{document.title}',
    '<a href={location.href}>a</a>',
    '{new Image().src}',
    '{window.innerWidth > 5 && <b>a</b>}',
  ])('is left out where the page is rendered: %s', async (text) => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
    expect(diagnostics).toMatchObject([{ code: 'page/undefined-identifier', severity: 'warning', line: 1 }]);
    expect(diagnostics[0]?.message).toContain('only exists in browsers');
    expect(code).not.toMatch(/location|document\.|Image|window/);
  });

  it('may be meant as a variable of the config: {{version}}', async () => {
    const { diagnostics } = await compiler.compile({ file: 'a.mdx', text: 'At {{ version }}.' });
    expect(diagnostics).toMatchObject([
      { hint: expect.stringMatching(/^Add `version` to `variables` in docs\.json; to show it as text, write/) },
    ]);
  });

  it('is a word of the author where it is one: {name}', async () => {
    const { diagnostics } = await compiler.compile({ file: 'a.mdx', text: 'Use {name}.' });
    expect(diagnostics).toMatchObject([{ message: '`name` is not defined.', line: 1, column: 6 }]);
  });

  it.each([
    '<button onClick={() => location.reload()}>a</button>',
    "{typeof window === 'undefined' ? 'a' : window.name}",
    '{[1].map((n) => n)}',
    '{{ location: 1 }.location}',
    "export const location = 'Dover'\n\n{location}",
  ])('may be used where there is one: %s', async (text) => {
    expect((await compiler.compile({ file: 'a.mdx', text })).diagnostics).toEqual([]);
  });

  it('is a snippet’s own where it was given', async () => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text: 'At {location}.', isPage: false });
    expect(diagnostics).toEqual([]);
    expect(code).toContain('const {location = ""} = props;');
  });

  it.each(['{name.trim()}', '{`${name}!`}', '<a href={`/${status}`}>a</a>', '{event === "x" && <b>a</b>}'])(
    'is a snippet’s own in an expression, where it is a word: %s',
    async (text) => {
      const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text, isPage: false });
      expect(diagnostics).toEqual([]);
      expect(code).toMatch(/const \{(?:name|status|event) = ""\} = props;/);
    },
  );
});

it('leaves a prop that has a default of its own as it is given', async () => {
  const { code } = await compiler.compile({ file: 'a.mdx', text: "{region ?? 'eu'} {zone}", isPage: false });
  expect(code).toContain('const {region, zone = ""} = props;');
});

describe('a name that a script of another origin may bring', () => {
  it.each([
    ["export const A = () => { if (typeof gsap !== 'undefined') gsap.to('a'); return null; }\n\n<A />", []],
    ["export const A = () => { gsap.to('a'); return null; }\n\n<A />", ['`gsap` is not defined.']],
  ])('is told where nobody asks for it: %s', async (text, messages) => {
    const { code, diagnostics } = await compiler.compile({ file: 'a.mdx', text });
    expect(diagnostics.map(({ message }) => message)).toEqual(messages);
    expect(code).toContain('typeof gsap');
  });
});
