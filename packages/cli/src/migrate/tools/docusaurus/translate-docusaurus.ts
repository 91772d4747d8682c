import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { editProse } from '../../text/edit-prose.ts';
import { findFences } from '../../text/mask-code.ts';
import { showEmoji } from '../../text/show-emoji.ts';
import { unwrapContainers } from '../../text/unwrap-containers.ts';
import { writeAttribute } from '../../write-attribute.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { listDocCards, showDocCards, writeDocCards } from './doc-cards.ts';

/** Takes the fence of `mdx-code-block` away: what it holds is meant as it stands. */
export function unwrapMdx(text: string): string {
  let result = text;
  for (const { start, end, opening, body } of findFences(text).toReversed())
    if (/^[`~]+\s*mdx-code-block\b/.test(opening)) result = result.slice(0, start) + body.trimEnd() + result.slice(end);
  return result;
}

/** Words behind a fence that are plugins', and comments that mark lines: those become `{1,3}`. */
function translateCode(text: string): string {
  let result = text;
  for (const { start, end, opening, indent, body } of findFences(text).toReversed()) {
    const { code, marked } = takeMarks(body);
    const plain = opening.replaceAll(/\s+(?:live|noInline|metastring=\S+)\b/g, '').replace(/^([`~]+)\s+/, '$1');
    const head = marked.length === 0 ? plain : /\{[\d,\s-]+\}/.test(plain) ? plain : `${plain} {${marked.join(',')}}`;
    if (head === opening && code === body) continue;
    const from = start + indent.length;
    const block = result.slice(from, end);
    const rest = block.slice(opening.length);
    result = result.slice(0, from) + head + (code === body ? rest : rest.replace(body, () => code)) + result.slice(end);
  }
  return result;
}

const MARK = /^\s*(?:\/\/|#|--|%|;|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\b/;

function takeMarks(body: string): { code: string; marked: number[] } {
  const kept: string[] = [];
  const marked: number[] = [];
  let isNext = false;
  let isIn = false;
  for (const line of body.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    if (mark !== undefined) {
      isNext = mark === 'next-line';
      if (!isNext) isIn = mark === 'start';
      continue;
    }
    kept.push(line);
    if (isNext || (isIn && line !== '')) marked.push(kept.length);
    isNext = false;
  }
  return { code: kept.join('\n'), marked };
}

/** `<Tabs values={[…]}><TabItem value="a" label="A">` -> `<Tabs><Tab title="A">` */
function translateTabs(text: string): string {
  const labels = new Map<string, string>();
  const groups = editProse(text, /<Tabs\b((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?)(\/?)>/g, ({ groups: [, attributes = '', end = ''] }) => {
    for (const [entry] of attributes.matchAll(/\{[^{}]*\}/g)) {
      const [label, value] = ['label', 'value'].map((key) => new RegExp(`\\b${key}\\s*:\\s*(['"\`])(.*?)\\1`).exec(entry)?.[2]);
      if (label !== undefined && value !== undefined) labels.set(value, label);
    }
    return `<Tabs${end}>`;
  });
  const items = editProse(
    groups,
    /<TabItem\b((?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?)(\/?)>/g,
    ({ groups: [, attributes = '', end = ''] }) => {
      const read = (key: string): string | undefined => {
        const match = new RegExp(`\\b${key}=(?:"([^"]*)"|'([^']*)'|\\{\\s*["'\`]([^"'\`]*)["'\`]\\s*\\})`).exec(attributes);
        return match?.[1] ?? match?.[2] ?? match?.[3];
      };
      const value = read('value') ?? '';
      return `<Tab${writeAttribute('title', read('label') ?? labels.get(value) ?? value)}${end}>`;
    },
  );
  return editProse(items, /<\/TabItem>/g, () => '</Tab>');
}

const BOXES: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Warning',
  danger: 'Danger',
};

/** `<Admonition type="tip" title="x">`, `<Link to="x">`, `useBaseUrl('/x')`, `require('./x.png').default` */
function translateElements(text: string, scope: PageScope): string {
  let box = 'Note';
  const boxes = editProse(text, /<(\/?)Admonition\b([^<>]*)>/g, ({ groups: [, end = '', attributes = ''] }) => {
    if (end !== '') return `</${box}>`;
    box = BOXES[/\btype="(\w+)"/.exec(attributes)?.[1] ?? ''] ?? 'Note';
    return `<${box}${writeAttribute('title', /\btitle="([^"]*)"/.exec(attributes)?.[1])}>`;
  });
  const links = editProse(boxes, /<Link\b((?:[^<>{}]|\{[^{}]*\})*?)\bto=/g, ({ groups: [, before = ''] }) => `<a${before}href=`);
  const closed = editProse(links, /<\/Link>/g, () => '</a>');
  const addresses = closed.replaceAll(
    /\{\s*(?:useBaseUrl|require)\(\s*(["'`])([^"'`]+)\1\s*\)(?:\.default)?\s*\}/g,
    (_, _quote, address: string) => `"${address}"`,
  );
  const listed = editProse(addresses, /<DocCardList\b(?:[^<>{}]|\{[^{}]*\})*?\/>/g, () => {
    const cards = listDocCards(scope);
    return cards.length === 0 ? '' : writeDocCards(cards);
  });
  // Each page has its contents beside it.
  return editProse(showDocCards(listed, scope), /<TOCInline\b(?:[^<>{}]|\{[^{}]*\})*?\/>/g, () => '');
}

/** Frontmatter that has another name here, or that the address has taken in. */
function translateFields(text: string): string {
  return editFrontmatter(text, (data) => ({
    id: undefined,
    slug: undefined,
    sidebar_position: undefined,
    sidebar_label: undefined,
    pagination_label: undefined,
    ...(typeof data['sidebar_label'] === 'string' && data['sidebar_label'] !== data['title'] && { sidebarTitle: data['sidebar_label'] }),
    ...(typeof data['image'] === 'string' && { image: undefined, 'og:image': data['image'] }),
    ...(data['unlisted'] === true && { unlisted: undefined, hidden: true }),
  }));
}

/** Writes what only Docusaurus's Markdown has in our words. */
export const translateDocusaurus: readonly Codemod[] = [
  translateCode,
  translateTabs,
  translateElements,
  unwrapContainers,
  showEmoji,
  translateFields,
];
