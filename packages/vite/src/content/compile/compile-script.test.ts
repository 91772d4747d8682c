import { createElement, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import { linkReferences } from '../../mdx/link-references.ts';
import { compileScript } from './compile-script.ts';

const compile = (text: string, file = 'snippets/a.jsx'): Promise<CompiledPage> =>
  compileScript({ file, text, componentNames: ['Card', 'Tree', 'Tree.Folder'] });

describe('a script of the content', () => {
  it('has the theme’s components and React’s hooks without importing them', async () => {
    const page = await compile(
      'export const A = ({ title }) => { const [n] = useState(3); return <Card title={title}>{n}<Tree.Folder name="f" /></Card>; };',
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.usesNames).toEqual(['Card', 'Tree']);
    expect(render(page, 'A', { title: 't' })).toBe('<x-card title="t">3<x-folder name="f"></x-folder></x-card>');
  });

  it('keeps its own names before ours', async () => {
    const page = await compile(
      "import { useState } from 'mine';\nconst Card = ({ children }) => <i>{children}</i>;\nexport const A = () => <Card>x</Card>;",
    );
    expect(render(page, 'A')).toBe('<i>x</i>');
    expect(page.code).not.toContain('from "react"');
  });

  it('has components that it imports from the package of the original', async () => {
    const page = await compile("import { Card } from '@mintlify/components';\nexport const A = () => <Card>x</Card>;");
    expect(render(page, 'A')).toBe('<x-card>x</x-card>');
    expect(page.imports).toEqual([]);
  });

  it('may use HTML’s names of attributes', async () => {
    const page = await compile('export const A = () => <div class="a" style="color: red; margin: 0"><label for="b">x</label></div>;');
    expect(render(page, 'A')).toBe('<div class="a" style="color:red;margin:0"><label for="b">x</label></div>');
  });

  it('finds in its styles what stands for the original', async () => {
    const page = await compile('export const A = () => <style>{`\n  #header.relative {\n    display: none;\n  }\n`}</style>;');
    expect(render(page, 'A')).toBe('<style>\n  :is(#header.relative, .octavo-article-header) {\n    display: none;\n  }\n</style>');
  });

  it('shows the children of a component that nobody has, with a warning', async () => {
    const page = await compile('export const A = () => (\n  <Crad>x</Crad>\n);');
    expect(render(page, 'A')).toBe('x');
    expect(page.diagnostics).toEqual([
      expect.objectContaining({ code: 'page/unknown-component', file: 'snippets/a.jsx', line: 2, column: 3, hint: 'Did you mean <Card>?' }),
    ]);
  });

  it('renders nothing for a name that nobody has, with a warning', async () => {
    const page = await compile('export const A = () => <b>{user}!</b>;');
    expect(render(page, 'A')).toBe('<b>!</b>');
    expect(page.diagnostics.map(({ code, line, column }) => [code, line, column])).toEqual([['page/undefined-identifier', 1, 28]]);
  });

  it('may be TypeScript', async () => {
    const page = await compile(
      'type P = { a: string };\nexport const A = ({ a }: P): unknown => <Card title={a as string} />;',
      'snippets/a.tsx',
    );
    expect(render(page, 'A', { a: 'q' })).toBe('<x-card title="q"></x-card>');
  });

  it('names what it exports and imports, and the addresses in it', async () => {
    const page = await compile(
      "import a from './b.jsx';\nexport default function C() { return <img src=\"/x.png\" />; }\nexport const [d, { e }] = a;\nexport * from './f.jsx';",
    );
    expect(page.exports).toEqual(['default', 'd', 'e', '*']);
    expect(page.imports.map(({ specifier, line }) => [specifier, line])).toEqual([
      ['./b.jsx', 1],
      ['./f.jsx', 4],
    ]);
    expect(page.references.map(({ value }) => value)).toEqual(['/x.png']);
    expect(linkReferences(page.code, page.references, () => ({ address: '/docs/x.png' }))).toMatch(/src: "\/docs\/x\.png"/);
  });

  it('says where it breaks off', async () => {
    const page = await compile('export const A = () => (\n  <div>\n);');
    expect(page.code).toBe('');
    expect(page.diagnostics).toEqual([expect.objectContaining({ code: 'page/script', severity: 'error', file: 'snippets/a.jsx' })]);
    expect(page.diagnostics[0]?.message).not.toContain(String.fromCharCode(27));
  });
});

function render(page: CompiledPage, name: string, props: object = {}): string {
  const stub =
    (tag: string) =>
    ({ children, ...rest }: { children?: ReactNode }) =>
      createElement(tag, rest, children);
  const modules: Record<string, object> = {
    react: { useState },
    'react/jsx-runtime': runtime,
    'virtual:octavo/theme': { components: { Card: stub('x-card'), Tree: { Folder: stub('x-folder') } } },
    mine: {},
  };
  const body = page.code
    .replaceAll(
      /^import \{([^}]*)\} from ["'](.*)["'];$/gm,
      (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = load('${from}');`,
    )
    .replaceAll(/^export (?=const|function)/gm, '')
    .replaceAll(/^export \{[^}]*\};$/gm, '');
  const Content = new Function('load', `${body}\nreturn ${name};`)((from: string) => modules[from]) as ComponentType<object>;
  return renderToStaticMarkup(createElement(Content, props));
}
