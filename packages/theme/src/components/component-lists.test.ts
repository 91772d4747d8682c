import { expect, test } from 'vitest';
import { findDescriptors } from './component-cases.tsx';
import type { FoundDescriptor } from './component-cases.tsx';
import type { PropKind } from './component-descriptor.ts';

const descriptors = findDescriptors();
const folderOf = ({ file }: Pick<FoundDescriptor, 'file'>): string => file.slice(0, file.indexOf('/'));

/** The folders that a component is made in. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(descriptors.map(folderOf));

/** Those of the components that few pages have; what a compiler writes into blocks of code, or sets around parts of a page, is no component. */
const RARE_FOLDERS: ReadonlySet<string> = new Set([
  'beside',
  'code-marks',
  'code-types',
  ...descriptors.filter(({ isRare }) => isRare).map(folderOf),
]);

const named = descriptors.flatMap((one) => [one.name ?? [], one.aliases ?? []].flat().map((name) => ({ ...one, name })));

test('no name is given twice', () => {
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
});

/** A file that a descriptor changes is written by `-u`. */
test('the lists of components are those of the descriptors', async () => {
  await expect(writeRecord()).toMatchFileSnapshot('components.ts');
  await expect(writeNames()).toMatchFileSnapshot('component-names.ts');
  await expect(writeExports()).toMatchFileSnapshot('index.ts');
  await expect(writeSheet()).toMatchFileSnapshot('components.css');
  await expect(writeRareSheet()).toMatchFileSnapshot('../rare.css');
});

/** The width of a line, as the formatter has it. */
const WIDTH = 140;

const WRITTEN = '// Written by `component-lists.test.ts` (`-u`) from the descriptors of the folders here.\n';

function writeRecord(): string {
  const entries = [
    ...sort(named.map(({ name, exportName }) => [name, exportName])),
    ...sort(descriptors.flatMap(({ elements = [], exportName }) => elements.map((element) => [element, exportName] as const))),
  ];
  return `${WRITTEN}import type { ElementType } from 'react';
${listFiles('import')}
/** Components by the name that a page uses; an entry may be a record of its parts (\`GitHub.Repo\`). */
export type ComponentRecord = Readonly<Record<string, ElementType | Readonly<Record<string, ElementType>>>>;

/** The components of pages with their props, for editors: \`type MDXProvidedComponents = import('@octavo/theme').PageComponents\`. */
export interface PageComponents {
${entries.map(([name, component]) => `  ${name}: typeof ${component};\n`).join('')}}

/** What a page uses without importing it, and what Markdown's own elements become: for the provider of MDX. */
export const components: ComponentRecord = {
${entries.map(([name, component]) => (name === component ? `  ${name},\n` : `  ${name}: ${component},\n`)).join('')}} satisfies PageComponents;
`;
}

function writeNames(): string {
  const are = (is: (one: FoundDescriptor) => boolean | undefined): string[] => named.filter(is).map(({ name }) => name);
  const parts = named.flatMap(({ name, parts: own = {} }) => Object.keys(own).map((part) => `${name}.${part}`));
  const elements = descriptors.flatMap((one) => one.elements ?? []);
  return [
    `${WRITTEN}// Loads no component.\nimport type { PropKind } from './component-descriptor.ts';\n`,
    writeList(
      'COMPONENT_NAMES',
      named.map(({ name }) => name),
      'The names that a page may use without importing them, without their parts (`Tree.Folder`).',
    ),
    writeList('COMPONENT_PARTS', parts, 'The parts of components, each used with its whole name.'),
    writeList('ELEMENT_NAMES', elements, 'The elements of Markdown that a component renders.'),
    writeList(
      'INLINE_COMPONENTS',
      are((one) => one.isInline),
      'Components that stand within a line of text; any other is a block.',
    ),
    writeList(
      'CHILD_READERS',
      are((one) => one.readsChildren),
      'Components that ask their children for their props.',
    ),
    writeList(
      'CLOSED_COMPONENTS',
      are((one) => one.isClosed),
      'Components that may hide their content, or show it elsewhere.',
    ),
    writeProps(),
    writeRareSheets(),
  ].join('\n');
}

function writeProps(): string {
  const taken = named.flatMap(({ name, takes, partsTake = {} }) => [
    ...(takes === undefined ? [] : [[name, takes] as const]),
    ...Object.entries(partsTake).map(([part, props]) => [`${name}.${part}`, props] as const),
  ]);
  const entries = sort(taken.map(([name, props]) => [quoteKey(name), writeKinds(props)]));
  return `/** The props of components with what each takes; a component that is not here takes others, too. */
export const COMPONENT_PROPS: Readonly<Record<string, Readonly<Record<string, PropKind>>>> = {
${entries.map(([name, kinds]) => `${breakLine(`  ${name}: ${kinds},`)}\n`).join('')}};
`;
}

function writeKinds(props: Readonly<Record<string, PropKind>>): string {
  const kinds = Object.entries(props).map(([name, kind]) => {
    return `${name}: ${writeKind(kind)}`;
  });
  return kinds.length === 0 ? '{}' : `{ ${kinds.join(', ')} }`;
}

function writeKind(kind: PropKind): string {
  if (typeof kind === 'string') return `'${kind}'`;
  if ('from' in kind) return `{ from: ${kind.from}, to: ${kind.to} }`;
  return 'colors' in kind ? `{ colors: ${writeWords(kind.colors)} }` : writeWords(kind);
}

function writeWords(words: readonly string[]): string {
  return `[${words.map((word) => `'${word}'`).join(', ')}]`;
}

/** `  a: { b: 1, c: ['x', 'y'] },` with a line for each prop where it is too long. */
function breakLine(line: string): string {
  if (line.length <= WIDTH) return line;
  const [, head = '', inside = ''] = /^(.*?\{) (.*) \},$/.exec(line) ?? [];
  return [head, ...inside.split(/, (?=\w+:)/).map((prop) => `    ${prop},`), '  },'].join('\n');
}

function quoteKey(name: string): string {
  return name.includes('.') ? `'${name}'` : name;
}

function writeExports(): string {
  return `${WRITTEN}export { COMPONENT_NAMES } from './component-names.ts';
export { components } from './components.ts';
export type { ComponentRecord, PageComponents } from './components.ts';
${listFiles('export')}`;
}

function writeRareSheets(): string {
  const sheets = named.flatMap(({ name, isRare, alsoNeeds = [], ...one }) =>
    listSheets((folder) => [...(isRare ? [folderOf(one)] : []), ...alsoNeeds].includes(folder)).map(
      (sheet) => [name, sheet.slice('./'.length, -'.css'.length)] as const,
    ),
  );
  return `/** The sheets of the components that few pages have: \`@octavo/theme/components/<sheet>.css\`. */
export const RARE_SHEETS: readonly (readonly [component: string, sheet: string])[] = [
${sort(sheets)
  .map(([name, sheet]) => `  ['${name}', '${sheet}'],\n`)
  .join('')}];
`;
}

/** The sheets of what pages have without being asked: first those of what components share, which each may set otherwise. */
function writeSheet(): string {
  const [shared, own] = [false, true].map((isOwn) =>
    listSheets((folder) => !RARE_FOLDERS.has(folder) && OWN_FOLDERS.has(folder) === isOwn).map((sheet) => `@import '${sheet}';\n`),
  );
  return `/* Written by \`component-lists.test.ts\` (\`-u\`): what components share, then what is their own. */
${shared?.join('')}
${own?.join('')}`;
}

/** The sheets of the components that few pages have. */
function writeRareSheet(): string {
  const imports = listSheets((folder) => RARE_FOLDERS.has(folder)).map(
    (sheet) => `@import './components/${sheet.slice('./'.length)}' layer(octavo.components);\n`,
  );
  return `/* What a page needs beside its sheet that has one of the components which few pages have. Written by \`component-lists.test.ts\` (\`-u\`). */
@layer octavo.reset, octavo.base, octavo.layout, octavo.components;

${imports.join('')}`;
}

function listSheets(isWanted: (folder: string) => boolean): string[] {
  const sheets = Object.keys(import.meta.glob('./*/*.css', { query: '?url' }));
  return sheets.filter((sheet) => isWanted(sheet.split('/')[1] ?? '')).toSorted();
}

/** One line for each file that a component is made in. */
function listFiles(keyword: 'import' | 'export'): string {
  const files = new Map<string, string[]>();
  for (const { file, exportName } of descriptors) files.set(file, [...(files.get(file) ?? []), exportName]);
  return sort([...files].map(([file, names]) => [file.replace(/\.tsx$/, ''), names.toSorted().join(', ')]))
    .map(([file, names]) => `${keyword} { ${names} } from './${file}.tsx';\n`)
    .join('');
}

function writeList(name: string, values: readonly string[], comment: string): string {
  const items = values.toSorted().map((value) => `'${value}'`);
  const head = `export const ${name}: readonly string[] =`;
  const line = `${head} [${items.join(', ')}];`;
  return `/** ${comment} */\n${line.length <= WIDTH ? line : `${head} [\n${items.map((item) => `  ${item},\n`).join('')}];`}\n`;
}

function sort(entries: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
