import { readdirSync, readFileSync } from 'node:fs';
import { createElement, Fragment, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import type { CompiledPage } from './compiled-page.ts';
import { parseVirtualId } from '../content/compile/virtual-id.ts';
import { createCompiler } from './create-compiler.ts';
import type { CompileInput } from './create-compiler.ts';
import { linkReferences } from './link-references.ts';

const NAMES = [
  'Card',
  'CodeBlock',
  'Latex',
  'Mermaid',
  'Panel',
  'RequestExample',
  'Step',
  'Steps',
  'Tree',
  'Tree.File',
  'Tree.Folder',
  'Update',
  'UpdateFilter',
  'View',
  'ViewSwitch',
];
const compiler = createCompiler({ dev: false, componentNames: NAMES });
const devCompiler = createCompiler({ dev: true, componentNames: NAMES });
const compile = (text: string, input: Partial<CompileInput> = {}): Promise<CompiledPage> =>
  compiler.compile({ file: 'page.mdx', text, ...input });

describe('fixtures', () => {
  const folder = new URL('./fixtures/', import.meta.url);
  const files = readdirSync(folder).filter((file) => /\.mdx?$/.test(file));

  it.each(files)('%s renders as before, in both runtimes', async (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const page = await compile(text, { file });
    const html = render(page);
    const { code: _code, outline: _outline, diagnostics, ...facts } = page;
    const found = diagnostics.map(({ severity, code, line, column, message }) => `${severity} ${code} ${line}:${column} ${message}`);
    const report = [html, ...found, ...Object.entries(facts).map(([key, value]) => `${key} ${JSON.stringify(value, null, 1)}`)];
    await expect(`${report.join('\n\n')}\n`).toMatchFileSnapshot(`./fixtures/${file}.snap.txt`);

    const dev = await devCompiler.compile({ file, text });
    expect(dev.code).toContain('react/jsx-dev-runtime');
    expect(dev.diagnostics).toEqual(diagnostics);
  });
});

describe('a file of Markdown', () => {
  const NOTE = "import Note from '/snippets/note.mdx'\n\n<Note>**Five** {1 + 1}</Note>\n\nMore than <5 and {x}.";

  it('is MDX where it imports something or has a component', async () => {
    const page = await compile(NOTE, { file: 'page.md' });
    expect(page.imports).toMatchObject([{ specifier: '/snippets/note.mdx', line: 1 }]);
    expect(page.code).not.toContain("import Note from '/snippets/note.mdx'\"");
    expect(page.diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['page/syntax 5', 'page/undefined-identifier 5']);
    expect(render(await compile('<Card title="A" />', { file: 'page.md' }))).toContain('<x-stub');
  });

  it('is Markdown else, braces and signs as text', async () => {
    const page = await compile('More than <5 and {x}.\n\n    code', { file: 'page.md' });
    expect(render(page)).toContain('More than &lt;5 and {x}.');
    expect(render(page)).toContain('<pre');
    expect(page.diagnostics).toEqual([]);
  });

  it('has headings that are underlined: after a definition, in a quotation, in a list, and a thousand of them', async () => {
    const text = '# T\n\nx\n\nA\nb\n===\n\n[d]: /x\nC [d]\n---\n\n> D\n> ==\n\n- E\n  --\n\n---\n\nf\n***';
    expect(render(await compile(text, { file: 'page.md' })).replace(/<(h\d) [^>]*>/g, '<$1>')).toMatchInlineSnapshot(`
      "<p>x</p>
      <h1>A
      b</h1>
      <h2>C <a href="/x">d</a></h2>
      <blockquote>
      <h1>D</h1>
      </blockquote>
      <ul>
      <li>
      <h2>E</h2>
      </li>
      </ul>
      <hr/>
      <p>f</p>
      <hr/>"
    `);
    const { outline } = await compile(`# T\n\nx\n\n${'a\n=\n'.repeat(1000)}`, { file: 'page.md' });
    expect(outline.headings).toHaveLength(1000);
  });

  it('is Markdown, with a warning, where it is no MDX after all', async () => {
    const page = await compile('# One\n\n<Card>a</Card> <b>never closed\n\n{ open', { file: 'page.md' });
    expect(render(page)).toContain('{ open');
    expect(page.diagnostics).toMatchObject([
      { code: 'page/syntax', severity: 'warning', message: expect.stringContaining('read as Markdown') },
    ]);
  });
});

describe('ids of headings', () => {
  it('may be given, and are left out where no word is', async () => {
    const { toc, diagnostics } = await compile('## A *b* {#own}\n\n## C\n\n## ✨');
    expect(toc).toEqual([
      { depth: 2, text: 'A b', id: 'own' },
      { depth: 2, text: 'C', id: 'c' },
    ]);
    expect(diagnostics).toEqual([]);
  });
});

describe('contents', () => {
  it('have the texts that headings take from the page', async () => {
    const { toc } = await compile("export const place = 'Harbour';\n\n## {place} map\n\n## {'Tide'} {place.length}\n\n<h3>{place}</h3>");
    expect(toc).toEqual([
      { depth: 2, text: 'Harbour map', id: 'harbour-map' },
      { depth: 2, text: 'Tide', id: 'tide' },
      { depth: 3, text: 'Harbour', id: 'harbour' },
    ]);
  });

  it('name snippets in the place of their headings', async () => {
    const { toc } = await compile(
      'import A from "/snippets/a.mdx"\nimport B from "/b.jsx"\n\n## One\n\n<A/>\n\n<B/>\n\n<Update label="v1">\n<Snippet file="c.mdx"/>\n</Update>',
    );
    expect(toc).toEqual([
      { depth: 2, text: 'One', id: 'one' },
      { specifier: '/snippets/a.mdx', level: 0 },
      { depth: 2, text: 'v1', id: 'v1' },
      { specifier: '/snippets/c.mdx', level: 1 },
    ]);
  });
});

describe('tables', () => {
  it('make an empty heading a plain cell', async () => {
    const html = render(await compile('| | Plan |\n| --- | --- |\n| Price | free |'));
    expect(html).toMatch(/<thead><tr><td><\/td><th>Plan<\/th>/);
  });
});

describe('tasks', () => {
  it('have boxes with a name', async () => {
    const html = render(await compile('- [x] Buy *milk*\n  - [ ] of oats\n\n- [ ] Two\n\n- plain'));
    expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Buy milk"', 'aria-label="of oats"', 'aria-label="Two"']);
  });
});

describe('keys', () => {
  it('lets the dev server keep the state of an element when text is written above it', async () => {
    const { code } = await devCompiler.compile({
      file: 'page.mdx',
      text: 'Text\n\n<Card>a</Card>\n\n<Card key="own">b</Card>\n\n<Card>c</Card>',
    });
    expect(code.match(/"(?:Card-\d|own)"/g)).toEqual(['"Card-0"', '"own"', '"Card-2"']);
    expect((await compile('<Card>a</Card>')).code).not.toContain('Card-0');
  });
});

describe('headings', () => {
  it('lists a heading with a formula as it is read, in the view that it stands in, and below its update', async () => {
    const { toc } = await compile(
      '## Area $a^2$ & more\n\n<View title="Go">\n## In Go\n</View>\n\n<Update label="May">\n## Part\n</Update>',
    );
    expect(toc).toEqual([
      {
        depth: 2,
        text: 'Area a^2 & more',
        html: expect.stringMatching(/^Area <span class="katex">.*<\/span> &amp; more$/),
        id: 'area-a2--more',
      },
      { depth: 2, text: 'In Go', id: 'in-go', view: 'Go' },
      { depth: 2, text: 'May', id: 'may' },
      { depth: 3, text: 'Part', id: 'part' },
    ]);
  });

  it('puts a switch before the first of several views, and tells each of all', async () => {
    const page = await compile('a\n\n<View title="Go" icon="golang">b</View>\n\n<View title="Rust">c</View>\n\n<View title="Go">d</View>');
    expect(page.code.match(/_jsx\(ViewSwitch/g)).toHaveLength(1);
    expect(page.code).toContain(String.raw`views: "[{\"title\":\"Go\",\"icon\":\"golang\"},{\"title\":\"Rust\"}]"`);
    expect(page.code.match(/views: "\[\\"Go\\",\\"Rust\\"\]"/g)).toHaveLength(3);
    expect(page.icons).toEqual([{ name: 'golang', isCertain: true }]);
    expect((await compile('<View title="Go">b</View>')).code).not.toContain('ViewSwitch');
  });

  it('gives Markdown headings their ids before steps and tags take theirs', async () => {
    const { toc } = await compile('# Title\n\n<Step title="Same">x</Step>\n\n## Same\n\n<h2>Same</h2>\n\n## Same');
    expect(toc).toEqual([
      { depth: 3, text: 'Same', id: 'same-2' },
      { depth: 2, text: 'Same', id: 'same' },
      { depth: 2, text: 'Same', id: 'same-3' },
      { depth: 2, text: 'Same', id: 'same-1' },
    ]);
  });
});

describe('elements of HTML', () => {
  it.each([
    ['<table>\n<tr><td>a</td></tr>\n</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<table>\n<tr> <td>a</td> b </tr>\n</table>', '<table><tbody><tr><td>a</td><td> b </td></tr></tbody></table>'],
    ['<a href="#a"><a href="#b">in</a></a>', '<a href="#a">in</a>'],
    ['[out <a href="#b">in</a>](#a)', '<p><a href="#a">out in</a></p>'],
    ['<button>a <b><button>c</button></b></button>', '<button>a <b>c</b></button>'],
    ['<details>\n  <summary>S</summary>\n  text\n</details>', '<details><summary>S</summary><p>\ntext</p></details>'],
    [
      '<iframe src="x" webkitallowfullscreen allowfullscreen></iframe>',
      '<iframe src="x" webkitallowfullscreen="" allowFullScreen=""></iframe>',
    ],
    ['<td bgcolor="red" nowrap>a</td>', '<td bgcolor="red" nowrap="">a</td>'],
    ['<body><p>a</p></body>', '<p>a</p>'],
    [
      '<span><img src="https://a.test/b.png" alt="" loading="lazy" noZoom actions="copy" actionsPlacement="top-right" /></span>',
      '<span><img src="https://a.test/b.png" alt="" loading="lazy" decoding="async"/></span>',
    ],
    [
      '<Frame>\n<video autoPlay loop={false} src="/a.mp4" />\n<video autoPlay={false} src="/b.mp4" />\n</Frame>',
      '<video autoPlay="" src="/a.mp4" muted="" playsInline=""></video><video src="/b.mp4"></video>',
    ],
    ['<video autoPlay src="/a.mp4" />', '<video autoPlay="" src="/a.mp4"></video>'],
    ['<h2 noAnchor>A</h2>', '<h2 id="a">A</h2>'],
    ['a <br / >b', '<p>a <br/>b</p>'],
    ['## <h1>A *b*</h1>', '<h2 id="a-b">A <em>b</em></h2>'],
    ['a <Own/>\n\nexport const Own = () => <div>b</div>', '<div>a <div>b</div></div>'],
  ])('%j is what a browser makes of it', async (text, html) => {
    expect(render(await compile(text))).toBe(html);
  });

  it.each([
    ['<style>#navbar a { color: red }</style>', 'page.mdx'],
    ['<style>\n{`#navbar a { color: red }`}\n</style>', 'page.mdx'],
    ['<style dangerouslySetInnerHTML={{ __html: "#navbar a { color: red }" }} />', 'page.mdx'],
    ['<div>{true && <style>{"#navbar a { color: red }"}</style>}</div>', 'page.mdx'],
    ['export const a = "red"\n\n<style>{`#navbar a { color: ${a} }`}</style>', 'page.mdx'],
    ['<style>#navbar a { color: red }</style>', 'page.md'],
  ])('find in the styles of a page what stands for the original: %j', async (text, file) => {
    expect(render(await compile(text, { file }))).toContain(':is(#navbar, .octavo-top) a { color: red }');
  });

  it('lose a handler that is a text, with a warning', async () => {
    const page = await compile('<button onclick="go()">a</button>');
    expect(render(page)).toBe('<button>a</button>');
    expect(page.diagnostics).toEqual([
      expect.objectContaining({ code: 'page/text-handler', hint: expect.stringContaining('onClick={') as string }),
    ]);
    const html = await compile('<button onclick="go()">a</button>', { file: 'page.md' });
    expect(html.code).not.toContain('go()');
  });
});

describe('names that an export takes from nowhere', () => {
  it('are undefined, unless a script brings them', async () => {
    const page = await compile(
      'export const A = ({ b }) => <i>{user}{typeof script}{b.user}{((user) => user)(1)}</i>\n\n<A b={{ user: 2 }}/>',
    );
    expect(page.diagnostics.map(({ code }) => code)).toEqual(['page/undefined-identifier']);
    expect(render(page)).toBe('<i>undefined21</i>');
  });
});

describe('an author’s own components', () => {
  it('stand in a guard each, but for texts and for children that are looked at', async () => {
    const own = "import Text from '/snippets/a.mdx'\n\nexport const Own = () => 1\n\n";
    const count = async (text: string): Promise<number> => (await compile(own + text)).code.match(/jsxs?\(_OctavoGuard/g)?.length ?? 0;
    expect(await count('<Own/> and <Own/>\n\n<Card><Own/></Card>')).toBe(3);
    expect(await count('<Text/>\n\n<Steps><Own/></Steps>\n\n<Card/>')).toBe(0);
  });
});

describe('examples', () => {
  it('stand beside the text, at the place of the first', async () => {
    const page = await compile('a\n\n<Panel>p</Panel>\n\nb\n\n<RequestExample>r</RequestExample>\n\nc');
    const html = render(page)
      .replaceAll(/\s*\n\s*/g, '')
      .replaceAll(/<x-stub[^>]*>|<\/x-stub>/g, '|');
    expect(html).toBe(
      '<div class="octavo-beside"><div class="octavo-beside-text octavo-prose"><p>a</p></div>' +
        '<div class="octavo-beside-examples">|p||r|</div><div class="octavo-beside-text octavo-prose"><p>b</p><p>c</p></div></div>',
    );
    expect(page.examples).toEqual(['Panel', 'RequestExample']);
  });

  it('stay where they are inside of something, and in a snippet', async () => {
    const { code } = await compile('<Card>\n  <Panel>p</Panel>\n</Card>');
    const snippet = await compile('<Panel>p</Panel>', { isPage: false });
    expect(code + snippet.code).not.toContain('octavo-beside');
  });
});

describe('updates', () => {
  it('get a filter by their tags before the first, and stand in the contents', async () => {
    const page = await compile('a\n\n<Update label="May 1" tags={["x", "y"]}>b</Update>\n\n<Update label="April" tags="z, x">c</Update>');
    expect(page.code.match(/UpdateFilter, \{\s*tags: "([^"]*)"/)?.[1]).toBe('x, y, z');
    expect(page.code.match(/_jsx\(UpdateFilter/g)).toHaveLength(1);
    expect(page.toc.map((entry) => ('id' in entry ? entry.id : ''))).toEqual(['may-1', 'april']);
    expect((await compile('<Update label="May">b</Update>')).code).not.toContain('UpdateFilter');
  });
});

describe('diagrams', () => {
  const load = /load: \(\) => import\(["']virtual:octavo\/mermaid["']\)/g;

  it('draws those whose source is known, and gives others the loader of the library', async () => {
    const { code, diagnostics } = await compile(
      '```mermaid\ngraph TD\n  a\n```\n\n<Mermaid chart="graph LR; b" />\n\n{[1].map(() => <Mermaid chart="x" />)}',
    );
    expect(code.match(/drawing: "<svg /g)).toHaveLength(2);
    expect(code.match(load)).toHaveLength(1);
    expect(diagnostics).toEqual([]);
    expect((await compile('<Card />\n\n<Mermaid load={own} chart="x" />\n\nexport const own = () => 1')).code).not.toMatch(load);
    expect((await compile('export const Mermaid = () => 1\n\n<Mermaid />')).code).not.toMatch(load);
  });

  it('tells a mistake by its line, and leaves what takes a browser to it', async () => {
    const { code, diagnostics } = await compile(
      'Text\n\n```mermaid\ngraph LR\n  a --> [b\n```\n\n```mermaid\nflowchart LR\n  b["<img src=x>"]\n```',
    );
    expect(diagnostics).toMatchObject([{ code: 'page/bad-diagram', severity: 'warning', line: 5 }]);
    expect(code.match(/problem: "\w/g)).toHaveLength(1);
    expect(code.match(load)).toHaveLength(1);
    expect(code).not.toContain('drawing:');
  });

  it('takes no markup of an author for a drawing', async () => {
    const { code } = await compile('<Mermaid chart="mindmap\n  root" drawing="<img src=x onerror=alert(1)>" />');
    expect(code).not.toContain('onerror');
  });
});

describe('fences of files', () => {
  it('show their code, and tell which is not there', async () => {
    const codes = { '../a.ts#x': { code: 'const a = 1', language: 'ts' }, 'b.ts': { problem: 'File b.ts not found.', hint: 'Fix it.' } };
    const text = '```file=../a.ts#x title="A"\n```\n\n```ts file=b.ts\n```\n\n```ts file=b.ts\nown\n```';
    const page = await createCompiler({ dev: false, componentNames: NAMES }).compile({ file: 'page.mdx', text, codes });
    expect(page.code).toContain('title: "A"');
    expect(page.code).toMatch(/const.*a.*=.*1/);
    expect(page.code).toContain('own');
    expect(page.diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
      ['page/missing-code', 4, 'File b.ts not found.'],
    ]);
  });
});

describe('references', () => {
  it('lists what is within the site and nothing else', async () => {
    const { references } = await compile(
      '[a](/a) [b](b.md) [c](../c) ![d](d.png) [e](#e) [f](https://x.y) [g](mailto:a@b) [h](//x.y) [i](tel:1)\n\n' +
        '<Card icon="/i.svg" href="./j" /> <Card icon="rocket" img={"k.png"} href={`/l`} title="/m" /> <Card icon="logo.PNG" href={a()} />\n\n' +
        'export const a = () => <a href="/n">n</a>',
    );
    expect(references.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'link /a',
      'link b.md',
      'link ../c',
      'asset d.png',
      'link ./j',
      'asset /i.svg',
      'link /l',
      'asset k.png',
      'asset logo.PNG',
      'link /n',
    ]);
  });

  it('keeps apart a token and a text that looks like one', async () => {
    const page = await compile('[a](/a) __octavo_ref_0__ octavo_ref_0');
    expect(render(page)).toBe('<p><a href="/a">a</a> <strong>octavo_ref_0</strong> octavo_ref_0</p>');
  });

  it('knows the place of each', async () => {
    const { references } = await compile('---\ntitle: x\n---\n\nText [a](/a)\n<img src="/b">');
    expect(references.map(({ line, column }) => [line, column])).toEqual([
      [5, 6],
      [6, 1],
    ]);
  });
});

describe('names', () => {
  it('names the nearest component, once for all uses', async () => {
    const { diagnostics } = await compile('a\n\n<Crad>b</Crad> <Crad/>');
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'page/unknown-component',
        severity: 'warning',
        file: 'page.mdx',
        line: 3,
        column: 1,
        hint: 'Did you mean <Card>?',
      }),
    ]);
    expect(diagnostics[0]?.frame).toContain('> 3 | <Crad>b</Crad>');
  });

  it('knows the parts of components', async () => {
    const { diagnostics } = await compile('<Tree.Floder name="a" />');
    expect(diagnostics).toMatchObject([{ message: expect.stringContaining('<Tree.Floder>'), hint: 'Did you mean <Tree.Folder>?' }]);
    const own = createCompiler({ dev: false, componentNames: [...NAMES, 'Own', 'Own.*'] });
    expect((await own.compile({ file: 'page.mdx', text: '<Own.Part />' })).diagnostics).toEqual([]);
  });

  it('takes no component for unknown that the page has itself', async () => {
    const text =
      'import { B, C as D } from "x"\nimport * as E from "y"\n\nexport const A = () => { const F = "b"; return <F/> }\n\n<A/><B/><D/><E.G/>';
    expect(await compile(text)).toMatchObject({ diagnostics: [], usesNames: [] });
  });

  it('lists what comes from the provider', async () => {
    const { usesNames } = await compile('<Tree.File/> {[1].map(() => <Card key="a"/>)}\n\n```js\n```');
    expect(usesNames).toEqual(['Card', 'CodeBlock', 'Tree']);
  });

  it.each(['{reader.name}', '{name}', '{[1].map(() => text)}', '<Card title={`${text}`}/>', '<Card {...text}/>'])(
    'warns of the undefined name in %s',
    async (text) => {
      const page = await compile(text);
      expect(page.diagnostics.map(({ code }) => code)).toEqual(['page/undefined-identifier']);
      expect(() => render(page)).not.toThrow();
    },
  );

  it.each([
    '{props.x}',
    '{Math.PI}',
    '{typeof window}',
    '{[1].map((a) => a)}',
    '{JSON.stringify({ a: 1 })}',
    '{/* c */}',
    '{((a = 1) => a)()}',
  ])('does not warn of %s', async (text) => {
    expect((await compile(text)).diagnostics).toEqual([]);
  });

  it('lets ESM use the browser, and imports what it takes from React', async () => {
    const page = await compile(
      'export const A = () => { useEffect(() => { name; document.title; }); const r = React.useRef(); return <Fragment/> }',
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.code).toContain('import * as React from "react"');
    expect(page.code).toContain('import {Fragment, useEffect} from "react"');
  });

  it('imports from React what makes and reads elements', async () => {
    const page = await compile('export const A = ({ of }) => isValidElement(of) && cloneElement(of, { ref: createRef() })');
    expect(page.diagnostics).toEqual([]);
    expect(page.code).toContain('import {cloneElement, createRef, isValidElement} from "react"');
  });

  it('does not import from React what the page imports', async () => {
    const { code } = await compile('import { useState } from "react"\n\nexport const A = () => useState(0)');
    expect(code.match(/useState[^(]*from/g)).toHaveLength(1);
  });
});

describe('modules', () => {
  it('exports of a page its component only, of a snippet everything', async () => {
    const text = 'export const a = 1\n\nexport function B() {}\n\nexport { c } from "d"\n\n{a}';
    const page = await compile(text);
    expect(page.code.match(/^export .*?\b(\w+)\(/gm)).toEqual(['export default function MDXContent(']);
    expect(render(page)).toBe('1');
    const snippet = await compile(text, { isPage: false });
    expect(snippet.code).toContain('export const a = 1');
    expect(snippet.imports).toEqual([{ specifier: 'd', line: 5, column: 19 }]);
  });

  it('gives a snippet its props by name', async () => {
    const page = await compile('Say {word} {other.part}{props.word}', { isPage: false });
    expect(page.diagnostics).toEqual([]);
    expect(render(page, { word: 'hi' })).toBe('<p>Say hi hi</p>');
  });

  it('tells a snippet how often it was shown before, and gives its headings ids of their own', async () => {
    const twice = 'import Part from \'./part.mdx\'\n\n<Part />\n\n<Part name="lit" />';
    const page = await compile(twice);
    expect(page.toc).toEqual([
      { specifier: './part.mdx', level: 0 },
      { specifier: './part.mdx', level: 0, repeat: '-1' },
    ]);
    expect(page.code.match(/octavoRepeat: .*$/gm)).toEqual(['octavoRepeat: "-1"']);
    const part = await compile('## Install {name}\n\n<p id="other">a</p>', { isPage: false, file: 'part.mdx' });
    expect(render(part, { name: 'vue' })).toContain('<h2 id="install">Install vue</h2>');
    expect(render(part, { name: 'lit', octavoRepeat: '-1' })).toContain('<h2 id="install-1">Install lit</h2>\n<p id="other">');
    const outer = await compile(twice, { isPage: false, file: 'outer.mdx' });
    expect(outer.code).toContain('octavoRepeat: props.octavoRepeat && "-0" + props.octavoRepeat');
    expect(outer.code).toContain('octavoRepeat: "-1" + (props.octavoRepeat ?? "")');
  });

  it('imports each snippet once, from wherever its file is named', async () => {
    const { imports, diagnostics } = await compile(
      '<Snippet file="a.mdx"/>\n\n<Snippet file="/snippets/a.mdx"/>\n\n<Snippet file="b/c.mdx"/>',
    );
    expect(imports.map(({ specifier }) => specifier)).toEqual(['/snippets/a.mdx', '/snippets/b/c.mdx']);
    expect(diagnostics).toEqual([]);
  });

  it('imports each operation that is shown, and says which element names none', async () => {
    const page = await compile(
      '<Playground operation="GET /a/{b}~" />\n\n<Operation operation="GET /a/{b}~" />\n\n<Playground operation="GET /a/{b}~" />\n\n<Operation />',
    );
    const specifiers = [...page.code.matchAll(/from ["'](virtual:[^"']+)["']/g)].map(([, specifier = '']) =>
      parseVirtualId(`\0${specifier}`),
    );
    expect(specifiers).toEqual([
      { name: 'operation', key: 'Playground GET /a/{b}~' },
      { name: 'operation', key: 'Operation GET /a/{b}~' },
    ]);
    expect(page.operations).toEqual([1, 3, 5].map((line) => ({ name: 'GET /a/{b}~', line, column: 1 })));
    expect(page.diagnostics).toMatchObject([{ code: 'page/missing-operation', line: 7 }]);
  });

  it('leaves an Operation of the page itself alone', async () => {
    const page = await compile('import { Operation } from "a"\n\n<Operation operation="GET /a" />');
    expect(page.operations).toEqual([]);
    expect(page.code).not.toContain('virtual:octavo/operation');
  });

  it('takes an import that stands twice once', async () => {
    const { code } = await compile('import A from "a"\n\n<A/>\nimport A from "a"');
    expect(code.match(/import A /g)).toHaveLength(1);
  });
});

it('compiles the same file at the same time without mixing the results', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, (_, index) => compile(`## H${index}\n\n\`\`\`js\n${index}\n\`\`\``)));
  expect(pages.map(({ toc }) => toc.map((entry) => ('id' in entry ? entry.id : '')).join())).toEqual(pages.map((_, index) => `h${index}`));
});

it('takes any file name', async () => {
  expect((await compile('**a**', { file: 'What? #1.MDX' })).diagnostics).toEqual([]);
  expect(render(await compile('{a}', { file: 'x.MD' }))).toBe('<p>{a}</p>');
});

/** Runs a compiled page without a bundler, with stubs for what it imports, and renders it. */
it('an image without a text is none to a screen reader; one that may have a text keeps it', async () => {
  const page = await compile(
    '<img src="https://a.example/a.png" />\n\n{[1].map((key) => <img key={key} src="https://a.example/b.png" />)}\n\n<img {...{ alt: "A lock" }} />',
  );
  expect(render(page).match(/alt="[^"]*"/g)).toEqual(['alt=""', 'alt=""', 'alt="A lock"']);
});

describe('outline for screen readers', () => {
  it.each([
    ['## A\n\n#### B\n\n#### C\n\n##### D\n\n### E\n\n## F', ['h2', 'h4 3', 'h4 3', 'h5 4', 'h3', 'h2']],
    ['### A\n\n### B\n\n## C', ['h3 2', 'h3 2', 'h2']],
    ['# T\n\n# A\n\n### B', ['h1', 'h3 2']],
    ['## A\n\n<Accordion title="x">\n\n### B\n\n</Accordion>\n\n#### C', ['h2', 'h3', 'h4 3']],
    ['<div><h3>A</h3></div>\n\n#### B', ['h3 2', 'h4 3']],
    ['## A {#a}\n\n<h5>B</h5>', ['h2', 'h5 3']],
  ])('%j has no gap', async (text, expected) => {
    const html = render(await compile(text));
    const found = [...html.matchAll(/<(h\d)(?: id="[^"]*")?(?: aria-level="(\d)")?(?: id="[^"]*")?>/g)];
    expect(found.map(([, tag, level]) => (level === undefined ? tag : `${tag} ${level}`))).toEqual(expected);
  });

  it('reaches the titles of steps', async () => {
    const html = render(await compile('<Steps titleSize="h4">\n  <Step title="A">a</Step>\n</Steps>'));
    expect(html).toContain('&quot;titleLevel&quot;:&quot;2&quot;');
  });

  it('leaves the first level of a snippet to the page', async () => {
    const html = render(await compile('### A\n\n##### B', { file: 'snippets/a.mdx', isPage: false }));
    expect(html.match(/aria-level="\d"/g)).toEqual(['aria-level="4"']);
  });
});

describe('images', () => {
  it.each([
    ['![A](/a.png)', 'src="/a.png" alt="A" loading="eager" width="900" height="600"'],
    ['<img src="/a.png" alt="A" />', 'src="/a.png" alt="A" decoding="async" width="900" height="600"'],
    ['<img src="/a.png" alt="A" width={300} />', 'width="300" decoding="async" height="200"'],
    ['<img src="/a.png" alt="A" height="10" />', 'height="600" decoding="async" width="900"'],
    [
      '<img src="/a.png" alt="A" width="50%" />',
      'width="50%" decoding="async" style="contain:size;contain-intrinsic-size:900px 600px;aspect-ratio:900 / 600"',
    ],
    [
      '<img src="/a.png" alt="A" class="h-8" />',
      'class="h-8" decoding="async" style="contain:size;contain-intrinsic-size:900px 600px;aspect-ratio:900 / 600"',
    ],
    [
      '<img src="/a.png" alt="A" style={{ maxHeight: 40 }} />',
      'style="contain:size;contain-intrinsic-size:900px 600px;aspect-ratio:900 / 600;max-height:40px"',
    ],
    ['<img src="/a.png" alt="A" style="width: 40px" />', 'style="width:40px" decoding="async" width="900" height="600"'],
    ['<img src="/a.png" alt="A" class="aspect-video h-8" />', '<img src="/a.png" alt="A" class="aspect-video h-8" decoding="async"/>'],
    ['<img src="https://example.com/a.png" alt="A" />', '<img src="https://example.com/a.png" alt="A" decoding="async"/>'],
    ['<img src="/a.png" alt="A" {...{ width: 1 }} />', '<img src="/a.png" alt="A" width="1"/>'],
    ['<img src="/a.png" alt="A" width={props.wide} />', '<img src="/a.png" alt="A" decoding="async"/>'],
  ])('%s has its size before it comes', async (text, expected) => {
    expect(render(await compile(text))).toContain(expected);
  });

  it('have the addresses of their srcset linked', async () => {
    const { references } = await compile('<picture><source srcset="/b.png 2x" /><img src="/a.png" alt="" srcset="/c.png" /></picture>');
    expect(references.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['assets /b.png 2x', 'asset /a.png', 'assets /c.png']);
    const html = await compile('<picture><source srcset="/b.png 2x"></picture>', { file: 'a.md' });
    expect(html.references.map(({ kind }) => kind)).toEqual(['assets']);
  });

  it('come late but for the first', async () => {
    const html = render(
      await compile('<img src="a.png" alt="" />\n\n<img src="b.png" alt="" />\n\n<img src="c.png" alt="" loading="eager" />'),
    );
    expect(html.match(/<img[^>]*>/g)?.map((one) => /loading="\w+"/.exec(one)?.[0])).toEqual([
      undefined,
      'loading="lazy"',
      'loading="eager"',
    ]);
  });
});

it.each(['md', 'mdx'])('runs a script of a page in .%s', async (extension) => {
  const page = await compile('<script data-a="1">let a = "{b}";</script>', { file: `a.${extension}` });
  expect(page.diagnostics).toEqual([]);
  expect(page.code).toContain('import {AuthorScript as _OctavoScript} from');
  expect(render(page)).toBe('<script data-a="1">let a = "{b}";</script>');
});

it('runs the scripts in a string of HTML, whatever element holds it', async () => {
  const page = await compile(
    'export const Own = (props) => <b dangerouslySetInnerHTML={props.html} />\n\n<p dangerouslySetInnerHTML={{ __html: "a" }} />',
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.code).toContain('import {AuthorHtml as _OctavoHtml} from "@octavo/vite/client/page/author-html"');
  expect(page.code.match(/element: "(?:b|p)"/g)).toHaveLength(2);
});

it('shows fences by the component of the site where the page has a CodeBlock of its own', async () => {
  const text = "import { CodeBlock } from '/snippets/code.jsx'\n\n```js\nfence()\n```\n\n<CodeBlock>own</CodeBlock>";
  const { code } = await compile(text);
  expect(code).toContain('import {CodeFence as _OctavoFence} from "@octavo/vite/client/page/code-fence"');
  expect(code).toMatch(/_OctavoFence, \{\s*html: /);
  expect(code).toMatch(/CodeBlock, \{\s*children: "own"/);
});

it('takes an id with classes off a heading', async () => {
  const { toc, diagnostics } = await compile('## Set up {#own .big key=x}\n\n### More { #more }\n\n## 概述 {#概述-📝}');
  expect(diagnostics).toEqual([]);
  expect(toc).toMatchObject([
    { id: 'own', text: 'Set up' },
    { id: 'more', text: 'More' },
    { id: '概述-📝', text: '概述' },
  ]);
});

it('gives no heading the id that another has from its author', async () => {
  const { toc } = await compile('## Keys\n\n## Set up {#keys}');
  expect(toc).toMatchObject([{ id: 'keys-1' }, { id: 'keys' }]);
});

it('puts the signs of variables into code, strings and text, where none of them means anything', async () => {
  const [angle, quote, tick, dollar] = ['&#0000060;', '&#0000034;', '&#0000096;', '&#0000036;'];
  const text = `export const a = "${angle}b> ${quote}";\n\n{a} {\`x ${tick} ${dollar}{1}\`} <b title="${quote}">${angle}</b> \`${angle}\``;
  const page = await compile(text, { file: 'a.mdx' });
  expect(page.diagnostics).toEqual([]);
  expect(render(page)).toBe('<p>&lt;b&gt; &quot; x ` ${1} <b title="&quot;">&lt;</b> <code>&lt;</code></p>');
});

function render(page: CompiledPage, props: Record<string, unknown> = {}): string {
  const stub = ({ children, html, ...rest }: { children?: ReactNode; html?: string }): ReactNode =>
    createElement('x-stub', { 'data-props': JSON.stringify(rest), ...(html && { dangerouslySetInnerHTML: { __html: html } }) }, children);
  const components = Object.fromEntries(NAMES.map((name) => [name, Object.assign(stub.bind(undefined), { Folder: stub, File: stub })]));
  const modules: Record<string, object> = {
    'react/jsx-runtime': runtime,
    '@octavo/vite/client/page/mdx-components': { useMDXComponents: () => components },
    react: { useState, Fragment },
    '@octavo/vite/client/page/author-script': { AuthorScript: 'script' },
    '@octavo/vite/client/page/guard': { Guard: ({ children }: { children: ReactNode }) => children },
  };
  const body = linkReferences(page.code, page.references, ({ value }) => ({ address: value, size: { width: 900, height: 600 } }))
    .replaceAll(
      /^import \{(.*)\} from ["'](.*)["'];$/gm,
      (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = load('${from}');`,
    )
    .replaceAll(/^import (\w+) from .*$/gm, 'const $1 = load();')
    .replace('export default function', 'return function')
    .replaceAll(/^export /gm, '');
  const Content = new Function('load', body)((from?: string) => (from === undefined ? stub : modules[from])) as ComponentType<typeof props>;
  return renderToStaticMarkup(createElement(Content, props));
}

it('of thousands of findings of a page, the first are told, errors before warnings', async () => {
  const unknown = Array.from({ length: 600 }, (_, index) => `<Unknown${index} />`);
  const { diagnostics } = await createCompiler({ dev: false, componentNames: [] }).compile({ file: 'a.mdx', text: unknown.join('\n\n') });
  expect(diagnostics.length).toBe(501);
  expect(diagnostics.at(-1)).toMatchObject({ message: 'More than 500 findings in this page; the others are not listed.', line: 1001 });
});
