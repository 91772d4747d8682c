import { expect, it } from 'vitest';
import { createCompiler } from '../../create-compiler.ts';

const compiler = createCompiler({
  dev: false,
  componentNames: ['FileTree', 'FileTree.File', 'FileTree.Folder', 'Tree', 'Tree.File', 'Tree.Folder'],
});

async function compile(text: string): Promise<string> {
  const page = await compiler.compile({ file: 'page.mdx', text });
  expect(page.diagnostics).toEqual([]);
  return page.code;
}

/** The parts of trees that a page's code makes, in order: `Folder docs open`. */
async function listParts(text: string): Promise<string[]> {
  const parts = (await compile(text)).matchAll(/\.(Folder|File), \{\s*name: "([^"]*)"(,\s*defaultOpen: true)?/g);
  return [...parts].map(([, kind, name, isOpen]) => `${kind} ${name}${isOpen ? ' open' : ''}`);
}

it.each(['FileTree', 'Tree'])('makes files and folders of a list in <%s>', async (tag) => {
  const list = '- docs/\n  - index.mdx\n  - **guides**\n    - `configuration.mdx`\n- empty/\n- docs.config.ts';
  const parts = [
    'Folder docs open',
    'File index.mdx',
    'Folder guides open',
    'File configuration.mdx',
    'Folder empty',
    'File docs.config.ts',
  ];
  expect(await listParts(`<${tag}>\n${list}\n</${tag}>`)).toEqual(parts);
  expect(await listParts(`<${tag}>\n\n${list.replaceAll('\n-', '\n\n-')}\n\n</${tag}>`)).toEqual(parts);
});

it('leaves parts that are written, and the list of a component of the page’s own', async () => {
  expect(await listParts('<Tree>\n  <Tree.Folder name="a"><Tree.File name="b" /></Tree.Folder>\n</Tree>')).toEqual(['Folder a', 'File b']);
  expect(await compile('export const FileTree = ({ children }) => <i>{children}</i>\n\n<FileTree>\n- a/\n</FileTree>')).toContain('"a/"');
});
