import { editProse } from './edit-prose.ts';
import { findTags } from './find-tags.ts';
import { toFence } from '../write-fence.ts';
import { maskCode } from './mask-code.ts';
import { toIconName } from './show-lucide-icons.ts';
import { writeAttribute } from '../write-attribute.ts';

const BOXES: Readonly<Record<string, string>> = {
  note: 'Note',
  default: 'Note',
  info: 'Info',
  important: 'Info',
  tip: 'Tip',
  idea: 'Tip',
  success: 'Check',
  warn: 'Warning',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
  error: 'Danger',
};
const COLORS: Readonly<Record<string, string>> = {
  note: 'blue',
  tip: 'purple',
  success: 'green',
  caution: 'yellow',
  danger: 'red',
  default: 'gray',
};

/** What a tag's attributes look like: texts, and code in braces. */
const ATTRIBUTES = String.raw`((?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)`;

/** Writes the components of Starlight, Nextra, Fumadocs and Blume as ours; others stay, and are named by the proof. */
export function translateComponents(text: string): string {
  return [
    translateBoxes,
    translateTabs,
    translateCards,
    translateSteps,
    translateTrees,
    translateRest,
    translateEmbeds,
    translateDiagrams,
    translateCode,
    translateIds,
  ].reduce((current, step) => step(current), text);
}

/** Whether a page has tabs of Fumadocs whose list it writes itself. */
export function hasTabLists(text: string): boolean {
  return /<TabsTrigger[\s>]/.test(maskCode(text));
}

function read(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|\\{\\s*["'\`]([^"'\`]*)["'\`]\\s*\\})`).exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}

/** An attribute as ours has it, also one that is code. */
function keep(attributes: string, name: string): string {
  const value = read(attributes, name);
  if (value !== undefined) return writeAttribute(name, value);
  const code = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(\\{(?:[^{}]|\\{[^{}]*\\})*\\})`).exec(attributes)?.[1];
  return code === undefined ? '' : ` ${name}=${code}`;
}

/** `icon="rocket"`, `icon={<img src="a.png" />}`, and `icon={<FileText />}` of a library by its name there. */
function writeIcon(attributes: string): string {
  const [, component, said = ''] =
    /(?:^|\s)icon\s*=\s*\{\s*<(\w+)\b((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\/>\s*\}/.exec(attributes) ?? [];
  if (component !== undefined && /^ima?ge?$/i.test(component)) return writeAttribute('icon', read(said, 'src'));
  return writeAttribute('icon', component === undefined ? read(attributes, 'icon') : toIconName(component));
}

function editTag(text: string, name: string, write: (attributes: string, end: string) => string): string {
  return editProse(text, new RegExp(`<${name}(?=[\\s/>])${ATTRIBUTES}(/?)>`, 'g'), ({ groups: [, attributes = '', end = ''] }) =>
    write(attributes.trimEnd(), end),
  );
}

function rename(text: string, from: string, to: string): string {
  const opened = editTag(text, from, (attributes, end) => `<${to}${attributes}${end === '' ? '' : ' /'}>`);
  return editProse(opened, new RegExp(`</${from}\\s*>`, 'g'), () => `</${to}>`);
}

/** Takes a tag away and leaves what it holds. */
function unwrap(text: string, name: string): string {
  return editProse(
    editTag(text, name, () => ''),
    new RegExp(`</${name}\\s*>`, 'g'),
    () => '',
  );
}

/** `<Aside type="tip" title="x">`, `<Callout type="warn">` */
function translateBoxes(text: string): string {
  return ['Aside', 'Callout'].reduce((current, name) => {
    const open: string[] = [];
    return editProse(current, new RegExp(`<(/?)${name}(?=[\\s/>])${ATTRIBUTES}(/?)>`, 'g'), ({ groups: [, end = '', attributes = ''] }) => {
      if (end !== '') return `</${open.pop() ?? 'Note'}>`;
      const box = BOXES[read(attributes, 'type') ?? 'note'] ?? 'Note';
      open.push(box);
      return `<${box}${keep(attributes, 'title')}>`;
    });
  }, text);
}

/** `<Tabs items={['a', 'b']}><Tabs.Tab>`, `<Tab value="a">`, `<TabItem label="a">` */
function translateTabs(text: string): string {
  // Those with a list of their own are chosen by code, and stay as they are.
  if (hasTabLists(text)) return text;
  let names: string[] = [];
  const pattern = new RegExp(`<(Tabs\\.Tab|TabItem|Tabs|Tab)(?=[\\s/>])${ATTRIBUTES}(/?)>`, 'g');
  const opened = editProse(text, pattern, ({ groups: [, name = '', attributes = '', end = ''] }) => {
    if (name === 'Tabs') {
      const items = /\bitems=\{\s*\[([\s\S]*?)\]\s*\}/.exec(attributes)?.[1];
      names = items === undefined ? [] : [...items.matchAll(/(["'`])(.*?)\1/g)].map(([, , label = '']) => label);
      return '<Tabs>';
    }
    const title = read(attributes, 'label') ?? read(attributes, 'title') ?? read(attributes, 'value') ?? names.shift() ?? 'Tab';
    return `<Tab${writeAttribute('title', title)}${end}>`;
  });
  return editProse(opened, /<\/(?:Tabs\.Tab|TabItem)\s*>/g, () => '</Tab>');
}

/** `<CardGrid>`, `<Cards>`, `<Cards.Card arrow />`, `<LinkCard description="x" />` */
function translateCards(text: string): string {
  const groups = ['CardGrid', 'Cards'].reduce(
    (current, name) =>
      rename(
        editTag(current, name, (_, end) => `<${name}${end === '' ? '' : ' /'}>`),
        name,
        'CardGroup',
      ),
    text,
  );
  const cards = rename(groups, 'Cards\\.Card', 'Card');
  return ['LinkCard', 'Card'].reduce((current, name) => {
    const described = editTag(current, name, (attributes, end) => {
      const title = keep(attributes, 'title');
      const href = read(attributes, 'href');
      const description = read(attributes, 'description');
      const head = `<Card${title}${writeAttribute('href', href)}${writeIcon(attributes)}>`;
      return end === ''
        ? head + (description === undefined ? '' : `\n${description}\n`)
        : `${head}${description === undefined ? '' : `\n  ${description}\n`}</Card>`;
    });
    return editProse(described, new RegExp(`</${name}\\s*>`, 'g'), () => '</Card>');
  }, cards);
}

/** Steps that headings or a list make are those. */
function translateSteps(text: string): string {
  return /<Step(?=[\s>])/.test(text) ? text : unwrap(text, 'Steps');
}

/** `<FileTree.Folder name="a" open>`, `<Files><Folder name="a"><File name="b" />` */
function translateTrees(text: string): string {
  if (!/<(?:FileTree\.|Files\b)/.test(maskCode(text))) return unwrap(text, 'FileTree');
  return editProse(text, /<(\/?)(?:FileTree\.)?(FileTree|Files|Folder|File)\b/g, ({ groups: [, end = '', name = ''] }) =>
    /^(?:Folder|File)$/.test(name) ? `<${end}Tree.${name}` : `<${end}Tree`,
  );
}

function translateRest(text: string): string {
  // With items in it an accordion is the group of them.
  const isGroup = /<AccordionItem[\s>]/.test(maskCode(text));
  const items = isGroup
    ? rename(
        rename(
          editTag(text, 'Accordion', () => '<Accordion>'),
          'Accordion',
          'AccordionGroup',
        ),
        'AccordionItem',
        'Accordion',
      )
    : text;
  const accordions = rename(items, 'Accordions', 'AccordionGroup');
  const badges = editTag(accordions, 'Badge', (attributes, end) => {
    const label = read(attributes, 'text');
    const color = COLORS[read(attributes, 'variant') ?? 'default'] ?? 'gray';
    return label === undefined || end === '' ? `<Badge${attributes}${end}>` : `<Badge color="${color}">${label}</Badge>`;
  });
  const buttons = editTag(badges, 'LinkButton', (attributes) => `<a href="${read(attributes, 'href') ?? ''}">`);
  return editProse(buttons, /<\/LinkButton\s*>/g, () => '</a>');
}

/** `<YouTube id="x" />` (or `videoId`), `<GithubInfo owner="a" repo="b" />`, `<ImageZoom src="a.png" />` */
function translateEmbeds(text: string): string {
  const videos = editTag(text, 'YouTube', (attributes, end) => {
    const id = /^(?:.*(?:v=|\/))?([\w-]{6,})\/?(?:[?&].*)?$/.exec(read(attributes, 'id') ?? read(attributes, 'videoId') ?? '')?.[1];
    return id === undefined
      ? `<YouTube${attributes}${end === '' ? '' : ' /'}>`
      : `<iframe src="https://www.youtube.com/embed/${id}" title="${read(attributes, 'title') ?? 'YouTube'}"></iframe>`;
  });
  const repositories = editTag(videos, 'GithubInfo', (attributes, end) => {
    const [owner, name] = [read(attributes, 'owner'), read(attributes, 'repo')];
    return owner === undefined || name === undefined || end === ''
      ? `<GithubInfo${attributes}${end === '' ? '' : ' /'}>`
      : `[${owner}/${name}](https://github.com/${owner}/${name})`;
  });
  // Each page has its contents beside it.
  const listed = editTag(repositories, 'InlineTOC', (attributes, end) => (end === '' ? `<InlineTOC${attributes}>` : ''));
  return rename(listed, 'ImageZoom', 'img');
}

/** `<Mermaid chart={`…`} />` */
function translateDiagrams(text: string): string {
  let result = text;
  for (const { start, end, attributes } of findTags(text, 'Mermaid').toReversed()) {
    const said = attributes.get('chart') ?? '';
    const code = /^\{\s*`([^`]*)`\s*\}$/.exec(said)?.[1] ?? (said.startsWith('{') ? undefined : said);
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    if (code === undefined || code.trim() === '' || code.includes('${')) continue;
    const lines = code
      .replaceAll(String.raw`\n`, '\n')
      .replaceAll('&quot;', '"')
      .trim()
      .split('\n');
    result = `${result.slice(0, start)}\`\`\`mermaid\n${[...lines, '```'].map((line) => indent + line).join('\n')}${result.slice(end)}`;
  }
  return result;
}

/** `<Code code={`…`} lang="js" title="a.js" />`, and Nextra's `<Code>a.js</Code>` within a line; one whose code a name stands for stays. */
function translateCode(text: string): string {
  return findTags(text, 'Code').reduceRight((result, { start, end, isClosed, attributes }) => {
    const close = isClosed || attributes.has('code') ? -1 : result.indexOf('</Code>', end);
    if (close !== -1) return `${result.slice(0, start)}<code>${result.slice(end, close)}</code>${result.slice(close + '</Code>'.length)}`;
    const said = attributes.get('code') ?? '';
    const code = said.startsWith('{') ? /^\{\s*(["'`])((?:(?!\1)[^\\$])*)\1\s*\}$/.exec(said)?.[2] : said;
    if (!isClosed || code === undefined || code === '') return result;
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    const title = attributes.get('title');
    const fence = toFence(code, {
      language: attributes.get('lang') ?? 'text',
      meta: title === undefined || title.startsWith('{') ? '' : `title="${title}"`,
      indent,
    });
    return result.slice(0, start) + fence.slice(indent.length) + result.slice(end);
  }, text);
}

/** `## Heading [#id]` */
function translateIds(text: string): string {
  return editProse(
    text,
    /^([ \t]*#{1,6}[ \t].*?)(?:\\)?\[#([\w-]+)\](?:\[!?toc\])?[ \t]*$/gm,
    ({ groups: [, heading = '', id = ''] }) => `${heading.trimEnd()} {#${id}}`,
  );
}
