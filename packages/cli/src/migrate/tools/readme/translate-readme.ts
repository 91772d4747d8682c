import type { Json } from '@octavo/core';
import { readFrontmatter } from '@octavo/core/internal';
import { asList, asObject, asText } from '../../read-value.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { editProse } from '../../text/edit-prose.ts';
import { toFence } from '../../write-fence.ts';
import { findFences } from '../../text/mask-code.ts';
import { writeAttribute } from '../../write-attribute.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { showOperation } from './show-operation.ts';

const BOXES: Readonly<Record<string, string>> = {
  '📘': 'Info',
  ℹ️: 'Info',
  info: 'Info',
  default: 'Note',
  '🚧': 'Warning',
  '⚠️': 'Warning',
  warning: 'Warning',
  warn: 'Warning',
  '👍': 'Check',
  '✅': 'Check',
  okay: 'Check',
  success: 'Check',
  '❗️': 'Danger',
  '❗': 'Danger',
  '🛑': 'Danger',
  error: 'Danger',
  danger: 'Danger',
};

/** `[block:callout]{ … }[/block]`, as older hubs keep tables, pictures, boxes and code. */
function translateBlocks(text: string, { note }: PageScope): string {
  return editProse(
    text,
    /^[ \t]*\[block:([\w-]+)\]\s*([\s\S]*?)\s*\[\/block\]/gm,
    ({ groups: [whole = '', kind = '', json = ''], offset }) => {
      const written = writeBlock(kind, parseBlock(json));
      if (written === undefined)
        note(
          {
            kind: 'by-hand',
            what: `block \`${kind}\` of ReadMe`,
            message: `\`${whole.slice(0, 60).replaceAll('\n', ' ')}\` has no equivalent.`,
          },
          offset,
        );
      return written;
    },
  );
}

function parseBlock(json: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(json));
  } catch {
    return readFrontmatter(`---\n${json}\n---\n`, '').data;
  }
}

function writeBlock(kind: string, said: Readonly<Record<string, unknown>>): string | undefined {
  switch (kind) {
    case 'callout': {
      const box = BOXES[asText(said['type']) ?? 'info'] ?? 'Note';
      return `<${box}${writeAttribute('title', asText(said['title']))}>\n${asText(said['body']) ?? ''}\n</${box}>`;
    }
    case 'image':
      return asList(said['images'])
        .map(asObject)
        .map(
          ({ image, caption }) =>
            `![${asText(asList(image)[2]) ?? asText(caption) ?? ''}](${asText(asList(image)[0]) ?? ''})${asText(caption) === undefined ? '' : `\n\n${asText(caption) ?? ''}`}`,
        )
        .join('\n\n');
    case 'code': {
      const fences = asList(said['codes'])
        .map(asObject)
        .map(({ code, language, name }) => toFence(asText(code) ?? '', { language: asText(language) ?? 'text', meta: asText(name) ?? '' }));
      return fences.length < 2 ? fences.join('') : `<CodeGroup>\n${fences.join('\n\n')}\n</CodeGroup>`;
    }
    case 'api-header':
      return `## ${asText(said['title']) ?? ''}`;
    case 'html':
      return asText(said['html']) ?? '';
    case 'embed':
      return `[${asText(said['title']) ?? asText(said['url']) ?? ''}](${asText(said['url']) ?? ''})`;
    case 'parameters':
      return writeTable(said);
    default:
      return undefined;
  }
}

/** `{ "data": { "h-0": "Name", "0-0": "a" }, "cols": 2, "rows": 1 }` */
function writeTable(said: Readonly<Record<string, unknown>>): string {
  const data = asObject(said['data']);
  const [columns, rows] = [Number(said['cols'] ?? 0), Number(said['rows'] ?? 0)];
  const cells = (row: string): string =>
    `| ${Array.from({ length: columns }, (_, column) => (asText(data[`${row}-${column}`]) ?? ' ').replaceAll('\n', '<br />').replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [cells('h'), `|${' --- |'.repeat(columns)}`, ...Array.from({ length: rows }, (_, row) => cells(String(row)))].join('\n');
}

/** `> 📘 Title` above a quote, `<Callout icon="📘" theme="info">`. */
function translateBoxes(text: string): string {
  const signs = Object.keys(BOXES)
    .filter((sign) => !/\w/.test(sign))
    .join('|');
  const quotes = editProse(
    text,
    // Any other picture makes a box, too, and stays before its title.
    new RegExp(`^>[ \\t]*(${signs}|\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)[ \\t]*(.*)\\n((?:>.*(?:\\n|$))*)`, 'gmu'),
    ({ groups: [, sign = '', title = '', held = ''] }) => {
      const box = BOXES[sign];
      const shown = box === undefined ? `${sign} ${title}` : title;
      const body = held.replaceAll(/^>[ \t]?/gm, '').trim();
      return `<${box ?? 'Note'}${writeAttribute('title', shown.trim() || undefined)}>\n${body}\n</${box ?? 'Note'}>\n`;
    },
  );
  const open: string[] = [];
  return editProse(quotes, /<(\/?)Callout\b([^>]*)>/g, ({ groups: [, end = '', attributes = ''] }) => {
    if (end !== '') return `</${open.pop() ?? 'Note'}>`;
    const said = /\btheme="([^"]*)"/.exec(attributes)?.[1] ?? /\bicon="([^"]*)"/.exec(attributes)?.[1] ?? 'info';
    const box = BOXES[said] ?? 'Note';
    open.push(box);
    return `<${box}>`;
  });
}

/** `<HTMLBlock>{`…`}</HTMLBlock>` is the HTML in it; its backticks are those of a program, and no code for readers. */
function takeHtml(text: string): string {
  const fences = findFences(text);
  return text.replaceAll(/<HTMLBlock\b[^>]*>\s*\{\s*`([\s\S]*?)`\s*\}\s*<\/HTMLBlock>/g, (whole: string, held: string, offset: number) =>
    fences.some(({ start, end }) => start <= offset && offset < end) ? whole : held.replaceAll('\\`', '`'),
  );
}

/** `<Image src alt caption />`, `<Image src>Caption</Image>`, `<TutorialTile title link />`, `<Embed url title />`, `<Anchor target href>`, a table in HTML. */
function translateElements(text: string): string {
  const images = editProse(text, /<Image\b([^>]*?)(?:\/>|>(?:([^<]*)<\/Image>)?)/g, ({ groups: [, attributes = '', held = ''] }) => {
    const caption = read(attributes, 'caption') ?? (held.trim() || undefined);
    return `<img src="${read(attributes, 'src') ?? ''}" alt="${read(attributes, 'alt') ?? caption ?? ''}" />${caption === undefined ? '' : `\n\n${caption}`}`;
  });
  const embeds = editProse(images, /<Embed\b([^>]*?)\/?>(?:\s*<\/Embed>)?/g, ({ groups: [, attributes = ''] }) => {
    const url = read(attributes, 'url') ?? read(attributes, 'href') ?? '';
    return `[${read(attributes, 'title') ?? url}](${url})`;
  });
  const anchors = editProse(
    embeds,
    /<Anchor\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/Anchor>/g,
    ({ groups: [, href = '', held = ''] }) => `[${held.trim()}](${href})`,
  );
  const tables = editProse(
    anchors,
    /<(\/?)(Table|Thead|Tbody|Tr|Th|Td)\b[^>]*>/g,
    ({ groups: [, end = '', name = ''] }) => `<${end}${name.toLowerCase()}>`,
  );
  const recipes = editProse(tables, /<(TutorialTile|Recipe)\b([^>]*?)\/?>(?:\s*<\/\1>)?/g, ({ groups: [, , attributes = ''] }) => {
    const slug = read(attributes, 'slug');
    const title = [read(attributes, 'emoji'), read(attributes, 'title')].filter((one) => one !== undefined).join(' ');
    return `<Card${writeAttribute('title', title)}${writeAttribute('href', slug === undefined ? read(attributes, 'link') : `/recipes/${slug}`)}></Card>`;
  });
  // A word that the hub explains elsewhere.
  return editProse(recipes, /<\/?Glossary\b[^>]*>/g, () => '');
}

/** `<<glossary:port>>` is the word, `<<name>>` a value that the hub holds. */
function translateVariables(text: string, { note }: PageScope): string {
  return editProse(text, /<<[ \t]*(glossary:)?[ \t]*([\w .-]+?)[ \t]*>>/g, ({ groups: [, isWord, name = ''], offset }) => {
    if (isWord !== undefined) return name;
    const message = `\`<<${name}>>\` is shown as text: set \`${name}\` in \`variables\` of docs.json, and write \`{{${name}}}\`.`;
    note({ kind: 'by-hand', what: 'ReadMe variable', message }, offset);
    return `&lt;&lt;${name}&gt;&gt;`;
  });
}

function read(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}

function translateFields(text: string): string {
  return editFrontmatter(text, (data): Record<string, Json | undefined> => ({
    ...(typeof data['excerpt'] === 'string' &&
      data['excerpt'] !== '' &&
      data['description'] === undefined && { description: data['excerpt'] }),
    excerpt: undefined,
    slug: undefined,
    category: undefined,
    categorySlug: undefined,
    parentDoc: undefined,
    parentDocSlug: undefined,
    order: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    metadata: undefined,
    next: undefined,
    link: undefined,
    api: undefined,
    ...(data['hidden'] === false && { hidden: undefined }),
    ...(data['deprecated'] === false && { deprecated: undefined }),
  }));
}

/** Writes what only ReadMe's Markdown has in our words. */
export const translateReadme: readonly Codemod[] = [
  takeHtml,
  translateBlocks,
  translateBoxes,
  translateElements,
  translateVariables,
  showOperation,
  translateFields,
];
