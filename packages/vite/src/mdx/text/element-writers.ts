import { indentRest, joinBlocks } from './text-shape.ts';

/** What an element is written from. Its parts are Markdown already. */
export interface ElementParts {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What it holds, block by block. */
  blocks: readonly string[];
  /** What it holds as one line of text. */
  line: string;
  /** The address that one of the author's leads to. */
  toUrl(url: string): string;
}

type Writer = (parts: ElementParts) => string;

/** Writes an element as Markdown; one that nobody knows is what it holds, else the text that its attributes show. */
export function writeElement(parts: ElementParts): string {
  const writer = Object.hasOwn(WRITERS, parts.name) ? WRITERS[parts.name] : undefined;
  if (writer !== undefined) return writer(parts);
  const held = joinBlocks(parts.blocks);
  if (held !== '' || /^[a-z]/.test(parts.name)) return held;
  return joinBlocks(SHOWN.map((name) => parts.attributes[name] ?? ''));
}

/** Attributes that a component shows as text. */
const SHOWN = ['title', 'label', 'name', 'description', 'caption'];

const hold: Writer = ({ blocks }) => joinBlocks(blocks);
const drop: Writer = () => '';
const around =
  (sign: string): Writer =>
  ({ line }) =>
    line === '' ? '' : `${sign}${line}${sign}`;

const callout =
  (label: string): Writer =>
  ({ attributes, blocks }) =>
    `> ${indentRest(joinBlocks(blocks).replace(/^(?![-*+>#|`]|\d+\.)/, `**${attributes['title'] ?? label}:** `), '> ').replaceAll('\n\n', '\n>\n')}`;

/** What is opened by its title. */
const titled: Writer = ({ attributes, blocks }) => {
  const title = attributes['title'] ?? attributes['label'] ?? '';
  return joinBlocks([title === '' ? '' : `**${title}**`, attributes['description'] ?? '', ...blocks]);
};

const item = (head: string, blocks: readonly string[]): string => {
  const [first = '', ...rest] = blocks.filter((block) => block !== '');
  const isText = !/^(?:[-*+>#|`]|\d+\.)/.test(first);
  const opening = isText && first !== '' ? `${head}: ${first}` : head;
  return `- ${indentRest(joinBlocks([opening, ...(isText ? rest : [first, ...rest])]), '  ')}`;
};

const card: Writer = ({ attributes: { title = '', href, cta }, blocks, line, toUrl }) => {
  const label = title === '' ? (cta ?? line) : title;
  return item(href === undefined ? `**${label}**` : `[${label}](${toUrl(href)})`, title === '' ? [] : blocks);
};

const field: Writer = ({ attributes, blocks }) => {
  const place = ['path', 'query', 'body', 'header'].find((name) => attributes[name] !== undefined);
  const { name = place === undefined ? '' : (attributes[place] ?? ''), type, default: initial } = attributes;
  const facts = [
    place,
    type,
    isSet(attributes['required']) ? 'required' : undefined,
    isSet(attributes['deprecated']) ? 'deprecated' : undefined,
    initial === undefined ? undefined : `default \`${initial}\``,
  ].filter((fact) => fact !== undefined);
  const values = [...(attributes['enum'] ?? '').matchAll(/[^\s,'"[\]][^,'"[\]]*/g)].map(([value]) => `\`${value.trim()}\``);
  const choices = values.length === 0 ? [] : [`One of ${values.join(', ')}.`];
  return item(`\`${name}\`${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`, [...blocks, ...choices]);
};

const step: Writer = ({ attributes: { title = '' }, blocks }) =>
  `1. ${indentRest(joinBlocks([title === '' ? '' : `**${title}**`, ...blocks]), '   ')}`;

/** Steps are counted. */
const steps: Writer = ({ blocks }) => {
  let count = 0;
  return blocks
    .filter((block) => block.trim() !== '')
    .map((block) => (block.startsWith('1. ') ? `${(count += 1)}. ${block.slice(3)}` : block))
    .join('\n\n');
};

const link: Writer = ({ attributes: { href = '' }, line, toUrl }) =>
  href === '' ? line : `[${line === '' ? href : line}](${toUrl(href)})`;

const image: Writer = ({ attributes: { src = '', alt = '' }, toUrl }) =>
  src === '' || src.startsWith('data:') ? '' : `![${alt}](${toUrl(src)})`;

const frame: Writer = ({ attributes: { caption = '', hint = '' }, blocks }) => joinBlocks([hint, ...blocks, caption]);

const video: Writer = ({ attributes: { src = '', title = 'Video' }, blocks, toUrl }) =>
  src === '' ? joinBlocks(blocks) : `[${title}](${toUrl(src)})`;

const update: Writer = ({ attributes: { label = '', description = '' }, blocks }) =>
  joinBlocks([label === '' ? '' : `## ${label}`, description, ...blocks]);

const entry =
  (suffix: string): Writer =>
  ({ attributes: { name = '' }, blocks }) =>
    `- ${indentRest([`${name}${suffix}`, ...blocks.filter((block) => block !== '')].join('\n'), '  ')}`;

/** What it explains stands behind the word. */
const tooltip: Writer = ({ attributes: { headline = '', tip = '', cta = '', href }, line, toUrl }) => {
  const parts = [headline, tip, href === undefined || cta === '' ? '' : `[${cta}](${toUrl(href)})`].filter((part) => part !== '');
  return parts.length === 0 ? line : `${line} (${parts.join(' ')})`;
};

const heading =
  (depth: number): Writer =>
  ({ attributes, line }) =>
    `${'#'.repeat(Number(attributes['level'] ?? depth) || depth)} ${line}`;

const visibility: Writer = ({ attributes, blocks }) => (attributes['for']?.trim().toLowerCase() === 'humans' ? '' : joinBlocks(blocks));

const repository: Writer = ({ attributes: { owner, repo = '', url, description }, blocks }) => {
  const name = owner === undefined ? repo : `${owner}/${repo}`;
  return item(`[${name || url}](${url ?? `https://github.com/${name}`})`, [description ?? '', ...blocks]);
};

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== 'false';
}

const WRITERS: Readonly<Record<string, Writer>> = {
  Accordion: titled,
  Badge: ({ line }) => line,
  Callout: callout('Note'),
  Card: card,
  Check: callout('Check'),
  'Color.Item': ({ attributes: { name = '', value = '' } }) => item(name === '' ? value : name, name === '' ? [] : [value]),
  Danger: callout('Danger'),
  Expandable: titled,
  'FileTree.File': entry(''),
  'FileTree.Folder': entry('/'),
  Frame: frame,
  'GitHub.Repo': repository,
  Heading: heading(2),
  Icon: drop,
  Image: image,
  Info: callout('Info'),
  Latex: around('$'),
  Link: link,
  Mermaid: ({ attributes: { chart = '' }, line }) => `\`\`\`mermaid\n${chart === '' ? line : chart}\n\`\`\``,
  Note: callout('Note'),
  ParamField: field,
  Prompt: titled,
  RequestExample: hold,
  ResponseExample: hold,
  ResponseField: field,
  Step: step,
  Steps: steps,
  Tab: titled,
  Tile: card,
  Tip: callout('Tip'),
  Tooltip: tooltip,
  Tree: ({ blocks }) => blocks.filter((block) => block !== '').join('\n'),
  'Tree.File': entry(''),
  'Tree.Folder': entry('/'),
  Update: update,
  UpdateFilter: drop,
  View: titled,
  ViewSwitch: drop,
  Visibility: visibility,
  Warning: callout('Warning'),
  ZoomImage: image,
  a: link,
  b: around('**'),
  br: () => '\n',
  code: around('`'),
  em: around('*'),
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  hr: () => '---',
  i: around('*'),
  iframe: video,
  img: image,
  kbd: around('`'),
  li: ({ blocks }) => `- ${indentRest(joinBlocks(blocks), '  ')}`,
  pre: ({ line }) => `\`\`\`\n${line.replace(/^`|`$/g, '')}\n\`\`\``,
  script: drop,
  strong: around('**'),
  style: drop,
  summary: around('**'),
  svg: drop,
  td: ({ line }) => `${line} |`,
  th: ({ line }) => `${line} |`,
  tr: ({ blocks }) => `| ${blocks.join(' ')}`,
  video,
};
