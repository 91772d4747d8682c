import { DARK_CODE_THEMES, LIGHT_CODE_THEMES } from '@octavo/core/internal';
import { bundledThemesInfo, codeToTokens } from 'shiki';
import { describe, expect, it } from 'vitest';
import { nameCodeLook, renderCodeLooks } from './code-look.ts';
import { createHighlighter } from './create-highlighter.ts';

const CODE = `import { a } from './a.js';\n\n// A comment <b> & more\nexport class Route extends Base {\n  #limit = 42;\n  get path() { return \`/x/\${this.#limit}\`; }\n}`;

describe('createHighlighter', () => {
  const highlighter = createHighlighter();
  const marks = new Map();

  it('gives every character the colours that the two themes give it', async () => {
    const html = await highlighter.highlight(CODE, { language: 'ts', marks });
    const { tokens } = await codeToTokens(CODE, {
      lang: 'ts',
      themes: { light: 'github-light-default', dark: 'github-dark-default' },
      defaultColor: false,
      tokenizeTimeLimit: 0,
    });
    const expected = tokens
      .flat()
      .flatMap(({ content, htmlStyle }) =>
        [...content].map((char) => `${char} ${htmlStyle?.['--shiki-light'] ?? ''} ${htmlStyle?.['--shiki-dark'] ?? ''}`.toLowerCase()),
      )
      .filter((entry) => !entry.startsWith(' '));
    expect(readColors(html)).toEqual(expected);
  });

  it('takes the colours of other themes, each for its mode', async () => {
    const html = await highlighter.withThemes({ light: 'min-light', dark: 'nord' }).highlight(CODE, { language: 'ts', marks });
    const { tokens } = await codeToTokens(CODE, { lang: 'ts', themes: { light: 'min-light', dark: 'nord' }, defaultColor: false });
    const comment = tokens.flat().find(({ content }) => content.includes('A comment'));
    const { '--shiki-light': light, '--shiki-dark': dark } = comment?.htmlStyle ?? {};
    expect(html).toContain(`"${nameCodeLook({ light: String(light), dark: String(dark) })}"`);
    expect(highlighter.withThemes(undefined)).toBe(highlighter);
  });

  it('knows the names of all themes of Shiki, and their grounds', () => {
    const names = (type: string): string[] => bundledThemesInfo.filter((theme) => theme.type === type).map(({ id }) => id);
    expect([LIGHT_CODE_THEMES, DARK_CODE_THEMES]).toEqual([names('light'), names('dark')]);
  });

  it('gives a block that holds other languages the same colours, whatever was met before', async () => {
    const mdx = { language: 'mdx', marks };
    const text = '<Card title="a">\n\n```js\nconst a = 1;\n```\n\n</Card>';
    const first = await createHighlighter().highlight(text, mdx);
    expect(first).toMatch(/<span class="shiki-[^"]*">Card/);
    expect(first).toMatch(/<span class="shiki-[^"]*">const /);
    const later = createHighlighter();
    for (const language of ['python', 'tsx', 'md', 'js']) await later.highlight('const a = 2;', { language, marks });
    expect(await later.highlight(text, mdx)).toBe(first);
    const dim = { light: 'min-light', dark: 'nord' };
    expect(await later.withThemes(dim).highlight(text, mdx)).toBe(await createHighlighter().withThemes(dim).highlight(text, mdx));
  });

  it('gives a line the colours of where it stands, wherever it was read before', async () => {
    const blocks = [
      { language: 'ts', text: 'const a = 1;\n/*\nconst a = 1;\n*/\nconst a = 1;\nconst b = `\nconst a = 1;\n`;\nconst a = 1;' },
      { language: 'ts', text: '/*\nconst a = 1;\n`;\n*/ const a = 1;\n\nconst a = 1;' },
      { language: 'python', text: 'a = 1\n"""\na = 1\n"""\na = 1\ndef f():\n    """\n    a = 1' },
      { language: 'bash', text: 'cat <<EOF\necho "$a"\nEOF\necho "$a"\ncat <<OTHER\necho "$a"\nEOF\nOTHER\necho "$a"' },
      { language: 'html', text: '<script>\nconst a = 1;\n</script>\nconst a = 1;\n<style>\na { color: red }\n</style>\na { color: red }' },
    ];
    for (const { language, text } of [...blocks, ...blocks.toReversed()])
      expect(await highlighter.highlight(text, { language, marks })).toBe(await createHighlighter().highlight(text, { language, marks }));
  });

  it('marks lines and leaves the rest unmarked', async () => {
    const html = await highlighter.highlight('a\nb\nc', {
      language: 'text',
      marks: new Map([
        [1, { highlight: true, focus: true }],
        [3, { diff: 'remove' as const }],
      ]),
    });
    expect(html).toBe(
      '<pre class="shiki shiki-5" tabindex="0"><code>' +
        '<span class="line" data-highlight data-focus>a</span>\n<span class="line">b</span>\n<span class="line" data-diff="remove">c</span></code></pre>',
    );
  });

  it.each(['nosuchlanguage', 'constructor', 'text', ''])('shows the language %j as plain text', async (language) => {
    expect(await highlighter.highlight('if (a < b) {}', { language, marks })).toContain('<span class="line">if (a &lt; b) {}</span>');
  });

  it('knows common misnomers', async () => {
    expect(await highlighter.highlight('curl -X POST', { language: 'curl', marks })).toBe(
      await highlighter.highlight('curl -X POST', { language: 'bash', marks }),
    );
  });

  it('gives the same block again when asked again', async () => {
    const first = await highlighter.highlight(CODE, { language: 'js', marks });
    expect(await highlighter.highlight(CODE, { language: 'js', marks })).toBe(first);
  });
});

/** One entry per visible character of the block: the character and its two colours. */
function readColors(html: string): string[] {
  const own = colorsOf(/<pre class="shiki ([^"]*)"/.exec(html)?.[1] ?? '');
  const body = html.replace(/^.*?<code>|<\/code>.*$/gs, '').replaceAll(/<span class="line"[^>]*>/g, '<line>');
  const entries: string[] = [];
  let colors = own;
  for (const [part, look] of body.matchAll(/<span class="([^"]*)">|<[^>]+>|&\w+;|[^]/g)) {
    if (look !== undefined) colors = colorsOf(look);
    else if (part.startsWith('<')) colors = own;
    else if (part.trim() !== '') entries.push(`${decode(part)} ${colors}`.toLowerCase());
  }
  return entries;
}

function colorsOf(look: string): string {
  const style = renderCodeLooks([look]);
  return `${/--shiki-light:(#\w+)/.exec(style)?.[1] ?? ''} ${/--shiki-dark:(#\w+)/.exec(style)?.[1] ?? ''}`;
}

function decode(part: string): string {
  return part.replace('&lt;', '<').replace('&gt;', '>').replace('&amp;', '&');
}
