import { readFileSync, readdirSync } from 'node:fs';
import { EXPLANATIONS } from '@octavo/core';
import { findCodeArea, findCodePage } from '@octavo/core/internal';
import { groupBy } from '../harness/group-by.ts';
import { listMembers, readInterfaces } from './read-interfaces.ts';
import type { Interface } from './read-interfaces.ts';
import type { WrittenPages } from './write-config-pages.ts';
import { toMdx, writeFence, writePage } from './write-page.ts';
import tokenMeanings from './examples/tokens.json' with { type: 'json' };

/** What the codes of a page are about. */
const AREAS: Readonly<Record<string, string>> = {
  api: 'the API reference',
  asyncapi: 'AsyncAPI files',
  audit: 'a built site',
  build: 'the build',
  config: 'docs.json',
  content: 'the content',
  extension: 'extensions',
  frontmatter: 'frontmatter',
  feedback: 'feedback',
  tailwind: 'Tailwind',
  icon: 'icons',
  host: 'frameworks and apps',
  mdx: 'MDX',
  openapi: 'OpenAPI files',
  output: 'files that a build writes',
  page: 'pages',
  'page-code': 'code blocks',
  'page-markdown': 'Markdown that says something else than its author meant',
  site: 'links and navigation',
  style: 'the style of pages',
  vite: 'Vite',
};

/** Pages, and the names in them that have no sentence. */
export interface DescribedPages {
  pages: WrittenPages;
  lacks: string[];
}

/**
 * A page for each kind of code; the section of a code is where the terminal links to. The page of an area names the codes that have grown out of
 * it, at the address that they had there.
 */
export function writeCodePages(): WrittenPages {
  const all = Object.entries(EXPLANATIONS);
  const pages = groupBy(all, ([code]) => findCodePage(code));
  return Object.fromEntries(
    [...pages].map(([page, codes]) => {
      const sections = codes.map(([code, { title, meaning, example, remedy }]) =>
        [`## ${code}`, `**${toMdx(title)}.** ${toMdx(meaning)}`, writeFence('text', example), toMdx(remedy)].join('\n\n'),
      );
      const moved = all.map(([code]) => code).filter((code) => findCodeArea(code) === page && findCodePage(code) !== page);
      const head = {
        title: `Codes: ${page.replace('-', ', ')}`,
        sidebarTitle: page.replace('-', ', '),
        description: `Codes about ${AREAS[page] ?? page}: what each means, what causes it, and what to do.`,
        source: 'packages/core/src/diagnostic/explanations',
      };
      return [`codes/${page}.mdx`, writePage(head, [...sections, ...(moved.length === 0 ? [] : [writeMoved(moved)])])];
    }),
  );
}

function writeMoved(codes: readonly string[]): string {
  const lines = codes.map((code) => {
    const anchor = code.replace('/', '');
    return `- <span id="${anchor}">[\`${code}\`](/reference/codes/${findCodePage(code)}#${anchor})</span>`;
  });
  return ['## Codes on other pages', lines.join('\n')].join('\n\n');
}

/** What an extension may give, and what it is given, from their types. */
export function writeExtensionPages(): DescribedPages {
  const given = writeTypes(readInterfaces('vite/src/{extension,html}/*.ts'), [
    'Extension',
    'MarkdownExtension',
    'MarkdownPage',
    'CodeExtension',
    'Output',
    'OutputFile',
    'OutputSource',
    'ChangeDates',
    'ExtensionPage',
    'SiteParts',
    'ArrangedParts',
    'CheckFinding',
    'HeadTag',
  ]);
  const read = writeTypes(readInterfaces('{core/src/{page,site}/*,theme/src/data/search-client}.ts'), [
    'Site',
    'SitePage',
    'PageHeading',
    'PageLink',
    'SearchQuery',
    'SearchAnswer',
    'SearchPage',
    'SearchHit',
  ]);
  const interfaceHead = {
    title: 'The extension interface',
    description: 'Every field of an extension, with its type. The guides show each in an extension that runs.',
    source: 'packages/vite/src/extension',
  };
  const dataHead = {
    title: 'Data for extensions',
    description: 'What the functions of an extension get: the site and its pages; and what a search client gets and returns.',
    source: 'packages/core/src/page, packages/core/src/site and packages/theme/src/data/search-client.ts',
  };
  return {
    pages: {
      'extension-interface.mdx': writePage(interfaceHead, given.sections),
      'extension-data.mdx': writePage(dataHead, read.sections),
    },
    lacks: [...given.lacks, ...read.lacks],
  };
}

/** A section of each interface: its sentence and its fields. Lacks are interfaces that are not there and fields without a sentence. */
function writeTypes(all: ReadonlyMap<string, Interface>, names: readonly string[]): { sections: string[]; lacks: string[] } {
  const lacks = names.flatMap((name) => {
    const members = listMembers(name, all);
    return members.length === 0 ? [name] : members.filter(({ text }) => text === '').map((one) => `${name}.${one.name}`);
  });
  const sections = names.flatMap((name) => {
    const found = all.get(name);
    if (found === undefined) return [];
    const rows = listMembers(name, all).map((one) => `| \`${one.name}\`${one.isOptional ? '' : ' (required)'} | \`${one.type.replaceAll('|', '\\|')}\` | ${toMdx(one.text).replaceAll('|', '\\|')} |`); // prettier-ignore
    return [[`## ${name}`, toMdx(found.text), ['| Field | Type | What it is |', '| --- | --- | --- |', ...rows].join('\n')].join('\n\n')];
  });
  return { sections, lacks };
}

/** What each package exports. */
export function writeExportPages(): WrittenPages {
  const folder = new URL('../harness/public-exports/', import.meta.url);
  const sections = readdirSync(folder).map((file) => {
    const { name, description } = JSON.parse(readFileSync(new URL(`../../packages/${file.replace('.txt', '')}/package.json`, import.meta.url), 'utf8')) as { name: string; description: string }; // prettier-ignore
    return [`## ${name}`, toMdx(description), writeFence('text', readFileSync(new URL(file, folder), 'utf8'))].join('\n\n');
  });
  const head = {
    title: 'Exports',
    description: 'What each package exports, by entry. Names that are not here are internal and change with any version.',
    source: 'playground/harness/public-exports',
  };
  return { 'exports.mdx': writePage(head, sections) };
}

/** The tokens and the places of the theme. */
export function writeStylePage(): DescribedPages {
  const read = (file: string): string => readFileSync(new URL(`../../packages/theme/src/${file}`, import.meta.url), 'utf8');
  const tokens = new Map([...`${read('style/tokens.css')}\n${read('style/colors.css')}`.matchAll(/^\s*(--octavo-[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value] as const).toReversed()); // prettier-ignore
  const meanings = new Map(Object.entries(tokenMeanings as Record<string, string>));
  const rows = [...tokens].toReversed().map(([name, value]) => `| \`${name}\`${writeDefault(value)} | ${meanings.get(name) ?? ''} |`);
  const regions = listMembers('OwnRegions', readInterfaces('theme/src/layout/region.ts'));
  const lacks = [
    ...[...new Set([...tokens.keys(), ...meanings.keys()])].filter((name) => !tokens.has(name) || !meanings.has(name)),
    ...regions.filter(({ text }) => text === '').map(({ name }) => name),
  ];
  const [, surrounded = ''] = /SURROUNDED = \[(.*?)\]/s.exec(read('layout/region.ts')) ?? [];
  const slots = [...surrounded.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) => [`Before${name}`, `After${name}`]);
  const css = '/* styles.css, in the content folder */\n.octavo {\n  --octavo-radius: 0;\n  --octavo-sidebar-width: 16rem;\n}';
  const component = '// header.tsx\nexport default function Header() {\n  return <header className="my-header">Waypoint</header>;\n}';
  const config =
    "// vite.config.ts\nimport { octavo } from '@octavo/vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({\n  plugins: [octavo({ components: { Header: './header.tsx', AfterArticle: './ask-us.tsx' } })],\n});";
  const blocks = [
    `## Tokens\n\nThe colours, sizes and fonts of the theme are custom properties of CSS on \`.octavo\`. Set them in any sheet of the content folder:\n\n${writeFence('css', css)}`,
    ['| Token and default | What it sets |', '| --- | --- |', ...rows].join('\n'),
    `## Regions\n\nTo replace a part of the layout, write a component and name it as the part is named:\n\n${writeFence('tsx', component)}\n\n${writeFence('ts', config)}`,
    ['| Part | What it is |', '| --- | --- |', ...regions.map(({ name, text }) => `| \`${name}\` | ${toMdx(text)} |`)].join('\n'),
    `## Slots\n\nA slot is a place before or after a part, or before or after the page’s text (\`Article\`). It is empty until you name a module for it: ${slots.map((name) => `\`${name}\``).join(', ')}.`,
  ];
  const head = { title: 'Tokens, regions and slots', description: 'The tokens to set in your CSS, and the parts of the layout to replace with your own components.', source: 'packages/theme/src' }; // prettier-ignore
  return { pages: { 'tokens-and-slots.mdx': writePage(head, blocks) }, lacks };
}

/**
 * The value of a token below its name, but for one that is computed. Code of a table is on one line, so a list is cut at the commas that are
 * in no parentheses.
 */
function writeDefault(value: string): string {
  if (value.startsWith('calc(')) return '';
  const isOpen = (text: string): boolean => text.split('(').length > text.split(')').length;
  const parts: string[] = [];
  for (const piece of value.replaceAll(/\s+/g, ' ').split(', ')) {
    const last = parts.at(-1);
    if (last !== undefined && isOpen(last)) parts[parts.length - 1] = `${last}, ${piece}`;
    else parts.push(piece);
  }
  return `<br />${parts.map((part) => `\`${part.replaceAll('|', '\\|')}\``).join(', ')}`;
}
