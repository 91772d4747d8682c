import { expect, test } from 'vitest';
import { createCompiler } from '../create-compiler.ts';

const compiler = createCompiler({ dev: false, componentNames: ['CodeBlock', 'Latex'] });

/** The sources of the formulas found, blocks with a `!`, and what the compiler said. */
async function findFormulas(text: string): Promise<{ formulas: string[]; code: string; problems: string[] }> {
  const { code, diagnostics } = await compiler.compile({ file: 'page.mdx', text });
  const found = code.matchAll(/source: "((?:[^"\\]|\\.)*)"(,\s*block: true)?/g);
  const formulas = [...found].map(([, source = '', block]) => `${block ? '!' : ''}${JSON.parse(`"${source}"`)}`);
  return { formulas, code, problems: diagnostics.map(({ code: name, line, column }) => `${name} ${line}:${column}`) };
}

test.each([
  ['$$\n\\sum_{i=1}^{n} i\n$$', ['!\\sum_{i=1}^{n} i']],
  ['$$a^2 + b^2$$', ['!a^2 + b^2']],
  ['Inline $$c$$ too.', ['c']],
  ['The mass $E = mc^{2}$, a root $\\sqrt{b_{1}}$ and ($x$).', ['E = mc^{2}', '\\sqrt{b_{1}}', 'x']],
  [
    '<Latex>\\frac{1}{2} x</Latex> in text, <Latex>{String.raw`\\pi`}</Latex>, <Latex>{"\\\\mu"}</Latex>',
    ['\\frac{1}{2} x', '\\pi', '\\mu'],
  ],
  ['<Latex>\n  8 x (vk x H1 - H2) = (0,1)\n</Latex>', ['!8 x (vk x H1 - H2) = (0,1)']],
  ['> $$\n> x\n> $$', ['!x']],
  ['Will use $\\texttt{N} (S(\\texttt\n  {T1})$ bytes.', ['\\texttt{N} (S(\\texttt\n  {T1})']],
])('%j', async (text, formulas) => {
  const found = await findFormulas(text);
  expect(found.formulas).toEqual(formulas);
  expect(found.problems).toEqual([]);
  expect(found.code).toContain('html: "<span class=\\"katex');
  expect(found.code).toMatch(/import ['"]virtual:octavo\/math-styles['"]/);
});

test.each([
  'It costs $5 and **not** $10; set $HOME/$USER, `$x$`, ${1 + 1} and $service_name$.',
  'US$5, A$6 and $1,000/month = $12,000/year',
  '| a | b |\n| --- | --- |\n| $host.name$ | $host.display_name$ |',
  '`$$` and `$x$`\n\n```sql\nAS $$\nSELECT 1;\n$$\n```',
  '$$ is the id of the shell.\n\nMore text.\n\n$$$ expensive',
  'Escaped \\$x\\$ and $ x $',
  'It costs $5\nand not $10 = $9, nor $HOME\\x\nand `C:\\new`$',
])('%j holds none', async (text) => {
  const found = await findFormulas(text);
  expect(found.formulas).toEqual([]);
  expect(found.problems).toEqual([]);
  expect(found.code).not.toContain('math-styles');
});

test('Markdown between amounts of money stays Markdown', async () => {
  expect((await findFormulas('It costs $5 and **not** $10.')).code).toContain('_components.strong');
});

test('a formula that is not LaTeX shows its source, with a warning', async () => {
  const { code, formulas, problems } = await findFormulas('Text\n\nBroken: $$\\frac{1$$.');
  expect(problems).toEqual(['page/bad-math 3:9']);
  expect(formulas).toEqual(['\\frac{1']);
  expect(code).not.toContain('html:');
});

test('a formula at which KaTeX stops by itself is none', async () => {
  const { problems } = await findFormulas(String.raw`$$ \begin{array} \\\text{a}&b \end{array} $$`);
  expect(problems).toEqual(['page/bad-math 1:1']);
});

test('a computed <Latex> is left alone', async () => {
  expect((await findFormulas('<Latex>{1 + 1}</Latex>')).formulas).toEqual([]);
});
