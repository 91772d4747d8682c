import { describe, expect, test } from 'vitest';
import { createMarkdown, outlineMarkdown } from './create-markdown.ts';

const render = createMarkdown();

describe('createMarkdown', () => {
  test.each([
    ['Plain text, with "quotes" and (brackets).', '<p>Plain text, with "quotes" and (brackets).</p>'],
    ['', ''],
    ['**Bold** `code`', '<p><strong>Bold</strong> <code>code</code></p>'],
    ['a & b', '<p>a &#x26; b</p>'],
    ['# One\n\n## Two', '<h3 aria-level="2">One</h3>\n<h4 aria-level="3">Two</h4>'],
    ['A<br>b', '<p>A<br>b</p>'],
    ['[x](https://e.example)', '<p><a href="https://e.example" rel="noreferrer">x</a></p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['1. a', '<ol>\n<li>a</li>\n</ol>'],
    ['| a |\n|---|\n| b |', expect.stringContaining('<table>')],
    ['```\na\n```', expect.stringContaining('<pre tabindex="0">')],
    ['a\n<Note>Mind *this*.</Note>', '<p>a</p>\n<blockquote>\n<p>Mind <em>this</em>.</p>\n</blockquote>'],
    ['<Warning title="x">\n    a\n\n    - b\n</Warning>', '<blockquote>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</blockquote>'],
    ['see https://e.example/a', expect.stringContaining('<a href="https://e.example/a" rel="noreferrer">')],
  ])('%j', (markdown, html) => {
    expect(render(markdown)).toEqual(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](&#106;avascript:alert(1))',
    '![x](javascript:alert(1))',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<math><mtext><script>1</script></mtext></math>',
    '<iframe src="https://e.example"></iframe>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<form action="https://e.example"><input name=a><button>Go</button></form>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed">x</p>',
    '<base href="https://e.example">',
    '<meta http-equiv="refresh" content="0;url=https://e.example">',
    '<link rel=stylesheet href="https://e.example/a.css">',
    '<object data="x"></object><embed src="x">',
    '<details open ontoggle=alert(1)>x</details>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '</p></div></section><script>alert(1)</script>',
    '<b onclick="alert(1)"\n>x</b>',
    'a <!-- --!><script>alert(1)</script>',
    '<picture><source srcset="javascript:alert(1) 2x"><img src="vbscript:x" srcset="data:text/html,x"></picture>',
    '<svg><animate attributeName=href values="javascript:alert(1)"/><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
    '<math><mtext><table><mglyph><style><math><table id="</table>"><img src onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<blockquote cite="javascript:1">x</blockquote><img longdesc="javascript:1"><table background="javascript:1"><tr><td>x</table>',
    '<Note>\n<script>alert(1)</script><a href="java&Tab;script:alert(1)">x</a>\n</Note>',
  ])('takes the harm out of %j', (markdown) => {
    const html = render(markdown);
    const tags = html.replaceAll(/="[^"]*"/g, '=""');
    expect(tags).not.toMatch(/<(?:script|iframe|style|base|meta|link|object|embed|form|svg|math|button)\b/i);
    expect(tags).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc)\s*=/i);
    expect(html).not.toMatch(/(?:href|src|srcset)="\s*(?:javascript|data|vbscript):/i);
  });

  test('ids cannot take the place of the page’s own', () => {
    expect(render('<a id="octavo" name="location">x</a>')).not.toMatch(/(?:id|name)="(?:octavo|location)"/);
  });

  test('a description without end is cut, and thousands of marks are no trouble', () => {
    expect(render('x '.repeat(100_000)).length).toBeLessThan(31_000);
    expect(render(`${'> '.repeat(8000)}x\n\n${'*a '.repeat(5000)}\n\n${'[a]('.repeat(1000)}`)).toContain('x');
  });
});

test('the text of an API as a whole has headings with ids of their own, from level 2 on, and a list of them', () => {
  const { html, headings } = outlineMarkdown('# Get `a` token!\n\n### Limits\n\n# Servers\n\n<h1>Limits</h1>\n\n# 限制');
  expect(headings).toEqual([
    { depth: 2, text: 'Get a token!', id: 'get-a-token' },
    { depth: 4, text: 'Limits', id: 'limits' },
    { depth: 2, text: 'Servers', id: 'servers-1' },
    { depth: 2, text: 'Limits', id: 'limits-1' },
    { depth: 2, text: '限制', id: '限制' },
  ]);
  expect(html).toContain('<h2 id="get-a-token">Get <code>a</code> token!</h2>');
  expect(html).toContain('<h4 aria-level="3" id="limits">');
});
