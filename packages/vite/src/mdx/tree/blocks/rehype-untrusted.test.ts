import { expect, it } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';
import type { CompiledPage } from '../../compiled-page.ts';

const compiler = createCompiler({ dev: false, componentNames: ['Card', 'CodeBlock', 'Note', 'Tip'] });
const compile = (text: string, file = 'page.mdx'): Promise<CompiledPage> => compiler.compile({ file, text, isTrusted: false });

it.each([
  '<script>alert(1)</script>',
  'export const a = alert(1)\n\n{alert(2)}',
  "import fs from 'fs'\n\n<Card title={alert(1)}>x</Card>",
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a> [x](javascript:alert(1)) [x](&#106;avascript:alert(1)) ![x](data:text/html,a)',
  '<iframe src="https://e.example"></iframe><object data="x"></object><embed src="x"><form action="/x"><button>Go</button></form>',
  '<style>body{display:none}</style><p style="position:fixed" class="octavo">x</p>',
  '<svg onload=alert(1)><script>1</script></svg><math><mtext><script>1</script></mtext></math>',
  '<Snippet file="a.mdx" /> <Octavo-Part data-part="0">x</Octavo-Part> <octavo-part data-part="0">x</octavo-part>',
  ':::tip\n<b onclick="alert(1)">x</b> <script>1</script>\n:::',
  '> [!NOTE]\n> <b onclick="alert(1)">x</b>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><input type="image" formaction="javascript:alert(1)">',
  '<a href="  jav&#x09;ascript:alert(1)">x</a><a xlink:href="javascript:1">y</a><img src="a.png" srcset="javascript:1 2x">',
  '<base href="//e.example"><meta http-equiv="refresh" content="0;javascript:1"><link rel="stylesheet" href="//e.example">',
  '<img name="body" id="location"><a id="__proto__" name="constructor">x</a>',
  '$\\href{javascript:alert(1)}{x}$\n\n$$\n\\htmlData{onclick=alert(1)}{x}\\includegraphics{javascript:x}\n$$',
  '```js <script>alert(1)</script> title="<img onerror=1>" {1}\na\n```',
  '<picture><source srcset="javascript:alert(1) 2x"></picture><source srcset="data:text/html,x"><video poster="javascript:1"></video>',
  '<svg><animate attributeName=href values="javascript:alert(1)"/><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=alert(1)>">',
  '<div><template shadowrootmode=open><script>alert(1)</script></template></div><xmp></xmp><img src=x onerror=alert(1)></xmp>',
  '<blockquote cite="javascript:1">x</blockquote><img longdesc="vbscript:1"><table background="javascript:1"><tr><td>x</table>',
  '<p is="x-a" slot="b" part="c" nonce="d" popovertarget="e" contenteditable autofocus data-octavo-style="position:fixed">x</p>',
  '<a/href="java&Tab;script:alert(1)"/onclick=alert(1)>x</a><a ping="javascript:1" target="x">y</a><!--><script>alert(1)</script>-->',
  '=== "<b onclick=alert(1)>"\n    {alert(1)}\n\n??? note "<script>alert(1)</script>"\n    <script>alert(1)</script>',
  '{% hint style="info" %}\n<script>alert(1)</script>{alert(1)}\n{% endhint %}\n\nTerm\n: <b onclick=alert(1)>{alert(1)}',
  '---\ntitle: "<img src=x onerror=alert(1)>"\n---\n\n| {alert(1)} | <b onclick=alert(1)> |\n|-|-|\n| <script>alert(1)</script> | {alert(2)} |',
  ':::tip{onclick="alert(1)" style="x"}\nx\n:::\n\n[x]\n\n[x]: javascript:alert(1)',
])('%j runs nothing, as .md and as .mdx', async (text) => {
  for (const file of ['page.md', 'page.mdx']) {
    const { code, imports, diagnostics } = await compile(text, file);
    // The sheet of formulas is ours.
    expect(imports.map(({ specifier }) => specifier).filter((name) => name !== 'virtual:octavo/math-styles')).toEqual([]);
    expect(code).not.toBe('');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(code).not.toMatch(/_jsxs?\("?(?:script|style|iframe|object|embed|form|svg|math|Snippet|octavo-part)\b/i);
    expect(code).not.toMatch(
      /\b(?:on[a-z]+|style|className)"?: |(?:href|src|srcSet|cite|longDesc|action|poster|background): "(?:javascript|data|vbscript|blob):/i,
    );
    // What was JavaScript is a text, or is not there.
    expect(code.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')).not.toContain('alert');
  }
});

it('keeps Markdown, its callouts and its code, and says what it leaves out', async () => {
  const { code, toc, diagnostics } = await compile(
    '## Use\n\n> [!TIP]\n> *a*<div class="x"><i>b</i></div>\n\n```js\n1\n```\n\nText[^1] <video>\n\n[^1]: N\n',
  );
  expect(toc).toMatchObject([{ text: 'Use' }, { text: 'Footnotes' }]);
  expect(code).toMatch(/_jsxs?\(Tip, /);
  expect(code).toMatch(/_jsxs?\(CodeBlock, /);
  expect(code).toContain('href: "#user-content-fn-1"');
  expect(code).toContain('id: "user-content-fn-1"');
  expect(diagnostics).toMatchObject([
    { code: 'page/untrusted', severity: 'warning', line: 10, message: expect.stringContaining('`<video>`') },
  ]);
});

it('is the same as before for a folder that is trusted', async () => {
  const { code } = await compiler.compile({ file: 'page.mdx', text: '<Card title={`${1 + 1}`} />' });
  expect(code).toContain('1 + 1');
});
