import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as ComponentCases from '../../packages/theme/src/components/component-cases.tsx';
import type { FoundDescriptor } from '../../packages/theme/src/components/component-cases.tsx';
import type { PropKind } from '../../packages/theme/src/components/component-descriptor.ts';
import { writeText } from '../../packages/vite/src/mdx/text/write-text.ts';
import { groupBy } from '../harness/group-by.ts';
import { listMembers, readInterfaces } from './read-interfaces.ts';
import type { Member } from './read-interfaces.ts';
import type { WrittenPages } from './write-config-pages.ts';
import { toMdx, writeFence, writePage } from './write-page.ts';

/** The titles of families, each a folder of the theme's components, and what one is for. */
const FAMILIES: Readonly<Record<string, readonly [title: string, description: string]>> = {
  accordion: ['Accordions', 'Hide what few readers need. Search and the browser still find it.'],
  badge: ['Badges', 'Mark a word with a state or a version.'],
  banner: ['Banners', 'Tell every reader of a page something before they start.'],
  callout: ['Callouts', 'Set a note, a tip or a warning apart from the text.'],
  card: ['Cards', 'Link to other pages with a title, an icon and a line of text.'],
  'code-block': ['Code blocks', 'Show code with a title, line numbers, highlights and a copy button.'],
  'code-group': ['Code groups', 'Show one example in several languages, and remember which one a reader chose.'],
  color: ['Colours', 'Show a palette with values that readers can copy.'],
  columns: ['Columns', 'Put blocks side by side if there is room.'],
  expandable: ['Expandables', 'Fold away the nested fields of a field.'],
  field: ['Fields', 'Describe parameters and fields of an API by hand.'],
  frame: ['Frames', 'Put a border and a caption around an image or a video.'],
  github: ['GitHub', 'Link to a repository with its description.'],
  heading: ['Headings', 'Write a heading inside JSX, where Markdown does not work.'],
  icon: ['Icons', 'Show an icon in a line of text.'],
  image: ['Images', 'Show an image that enlarges when clicked.'],
  latex: ['Formulas', 'Write mathematics in LaTeX.'],
  link: ['Links', 'Write a link inside JSX, where Markdown does not work.'],
  mermaid: ['Diagrams', 'Draw a diagram from text. The build draws it, so readers load no library.'],
  panel: ['Panels', 'Put content into the column beside the text.'],
  prompt: ['Prompts', 'Give readers a prompt to copy into their AI assistant.'],
  snippet: ['Snippets', 'Reuse text on several pages.'],
  steps: ['Steps', 'Number the steps of a task.'],
  table: ['Tables', 'What becomes of the tables of Markdown.'],
  tabs: ['Tabs', 'Show one of several alternatives, and remember which one a reader chose.'],
  tile: ['Tiles', 'Show an image above a title.'],
  tooltip: ['Tooltips', 'Explain a word in place.'],
  tree: ['File trees', 'Show files and folders.'],
  update: ['Updates', 'Write a changelog with a feed.'],
  view: ['Views', 'Show parts of a page only to readers who chose a language or a platform.'],
  visibility: ['Visibility', 'Show text only to people, or only to AI agents.'],
};

/** What a component lacks that the reference needs. */
export interface ComponentLack {
  name: string;
  lacks: string;
}

/** A page for each family of components, and what nobody has described or shown. */
export async function writeComponentPages(): Promise<{ pages: WrittenPages; lacks: ComponentLack[] }> {
  const lacks: ComponentLack[] = [];
  const interfaces = readInterfaces('theme/src/components/**');
  const examples = readExamples();
  const named = (await loadDescriptors()).filter(({ name }) => name !== undefined);
  const families = groupBy(named, ({ file }) => file.slice(0, file.indexOf('/')));
  const pages: WrittenPages = {};
  for (const [family, members] of families) {
    const [title, description] = FAMILIES[family] ?? [family, ''];
    if (description === '') lacks.push({ name: family, lacks: 'a family' });
    const sections: string[] = [];
    const tables = new Map<string, string>();
    for (const one of members) sections.push(await writeComponent(one, { interfaces, examples, lacks, tables }));
    const source = 'packages/theme/src/components and playground/docs/examples/components.mdx';
    pages[`components/${family}.mdx`] = writePage({ title, description, source }, sections);
  }
  return { pages, lacks };
}

/** Loads what the theme has: its components are JSX, which Node does not read. */
async function loadDescriptors(): Promise<FoundDescriptor[]> {
  const file = fileURLToPath(new URL('../../packages/theme/src/components/component-cases.tsx', import.meta.url));
  const { module } = await runnerImport<typeof ComponentCases>(file, { configFile: false, logLevel: 'error' });
  return module.findDescriptors();
}

interface Example {
  text: string;
  keyboard?: string;
}

interface Sources {
  interfaces: ReturnType<typeof readInterfaces>;
  examples: ReadonlyMap<string, Example>;
  lacks: ComponentLack[];
  /** The components whose props are on the page by now, by these props. */
  tables: Map<string, string>;
}

async function writeComponent(descriptor: FoundDescriptor, { interfaces, examples, lacks, tables }: Sources): Promise<string> {
  const { name = '', exportName, file, aliases = [], takes, partsTake = {} } = descriptor;
  const source = readFileSync(new URL(`../../packages/theme/src/components/${file}`, import.meta.url), 'utf8');
  const members = listMembers(
    new RegExp(`function ${exportName}\\((?:\\{[^}]*\\}|\\w+): (\\w+)`).exec(source)?.[1] ?? `${exportName}Props`,
    interfaces,
  );
  const own = members.filter(
    (one) => !ROOT.has(one.name) && COMPILED[name]?.has(one.name) !== true && (takes === undefined || Object.hasOwn(takes, one.name)),
  );
  const example = examples.get(name);
  if (example === undefined) lacks.push({ name, lacks: 'an example' });
  const check = (props: readonly Member[], owner: string): void => {
    for (const prop of props) {
      if (prop.text === '') lacks.push({ name: `${owner}.${prop.name}`, lacks: 'a sentence' });
      if (example !== undefined && !new RegExp(`\\b${prop.name}\\b`).test(example.text))
        lacks.push({ name: `${owner}.${prop.name}`, lacks: 'an example' });
    }
  };
  const [, element] = /ComponentProps<'(\w+)'>/.exec(source) ?? [];
  const passed = element === undefined ? [] : [`It ${own.length === 0 ? '' : 'also '}takes the attributes of \`<${element}>\`.`];
  const written = [...(own.length === 0 ? [] : [writeProps(own, takes)]), ...passed];
  const table = written.length === 0 ? 'It has no props besides `id` and `className`.' : written.join('\n\n');
  const first = own.length === 0 ? undefined : tables.get(JSON.stringify(own));
  if (first === undefined) check(own, name);
  tables.set(JSON.stringify(own), first ?? name);
  for (const prop of Object.keys(takes ?? {}))
    if (!members.some((one) => one.name === prop)) lacks.push({ name: `${name}.${prop}`, lacks: 'a type' });
  const parts = Object.entries(partsTake).map(([part, kinds]) => {
    const of = listMembers([`${exportName}${part}Props`, `${part}Props`].find((one) => interfaces.has(one)) ?? '', interfaces);
    const props = of.filter((one) => Object.hasOwn(kinds, one.name));
    check(props, `${name}.${part}`);
    return [`### ${name}.${part}`, writeProps(props, kinds)].join('\n\n');
  });
  const text = example?.text ?? '';
  const markdown = await writeText({ file: 'example.mdx', text }, { findSnippet: () => undefined, toUrl: (url) => url });
  return [
    `## ${name}`,
    ...(aliases.length === 0 ? [] : [`Also written ${aliases.map((one) => `\`<${one}>\``).join(', ')}.`]),
    ...(UNLIVE.has(name) ? [] : [text]),
    writeFence('mdx', text),
    first === undefined ? table : `It takes the same props as [\`<${first}>\`](#${first.toLowerCase()}).`,
    ...parts,
    ...(example?.keyboard === undefined ? [] : [`**Keyboard.** ${toMdx(example.keyboard)}`]),
    ...(markdown === '' ? [] : ['In the Markdown of the page, it becomes:', writeFence('md', markdown)]),
  ].join('\n\n');
}

/** What every component takes. */
const ROOT = new Set(['id', 'className', 'style', 'children', 'ref', 'role']);
/** What the compiler gives to what it makes of fences and of other components; nobody writes it. */
const COMPILED: Readonly<Record<string, ReadonlySet<string>>> = {
  CodeBlock: new Set(['html', 'language', 'label', 'icon', 'lines', 'wrap', 'expandable', 'nocopy', 'title']),
  Heading: new Set(['as']),
  Latex: new Set(['html', 'source', 'block']),
  Mermaid: new Set(['drawing', 'load', 'problem']),
  Step: new Set(['titleLevel']),
  View: new Set(['views']),
  ViewSwitch: new Set(['views']),
};
/** What an example would do to the page that shows it. */
const UNLIVE = new Set(['Banner', 'Panel', 'RequestExample', 'ResponseExample', 'Snippet', 'UpdateFilter', 'View', 'ViewSwitch']);

function writeProps(props: readonly Member[], kinds: Readonly<Record<string, PropKind>> | undefined): string {
  const rows = props.map(({ name, text, type }) => {
    const kind = kinds?.[name];
    const takes = kind === undefined || kind === 'any' ? describe(type) : describeKind(kind);
    return `| \`${name}\` | ${takes} | ${toMdx(text).replaceAll('|', '\\|')} |`;
  });
  return ['| Prop | Takes | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}

const KINDS = { number: 'a number', boolean: '`true` or `false`' };

function describeKind(kind: Exclude<PropKind, 'any'>): string {
  if (typeof kind === 'string') return KINDS[kind];
  if ('from' in kind) return `a number from ${kind.from} to ${kind.to}`;
  if ('colors' in kind) return kind.colors.length === 0 ? 'a colour of CSS' : 'a colour of CSS, or a name';
  return kind.map((one) => `\`${one}\``).join(', ');
}

/** The types that props have, in a reader's words. */
function describe(type: string): string {
  const plain = type.replaceAll(/\s*\|\s*undefined/g, '');
  const words: Record<string, string> = { ReactNode: 'text', IconSource: 'an icon', string: 'text', LooseBoolean: KINDS.boolean, LooseNumber: KINDS.number, unknown: 'text or a list' }; // prettier-ignore
  return words[plain] ?? `\`${plain.replaceAll('|', '\\|')}\``;
}

/** The sections of the file of examples, by the component that each is of. */
function readExamples(): Map<string, Example> {
  const text = readFileSync(new URL('examples/components.mdx', import.meta.url), 'utf8');
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [name = '', ...lines] = section.split('\n');
        const body = lines.join('\n').trim();
        const [, keyboard] = /^keyboard: (.*)$/m.exec(body) ?? [];
        return [name.trim(), { text: body.replace(/^keyboard: .*\n+/, ''), ...(keyboard !== undefined && { keyboard }) }] as const;
      }),
  );
}
