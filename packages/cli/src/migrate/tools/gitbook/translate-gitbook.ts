import path from 'node:path';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { editProse } from '../../text/edit-prose.ts';
import { toFence } from '../../write-fence.ts';
import { findFences } from '../../text/mask-code.ts';
import { titleOf } from '../../plan-migration.ts';
import { findSpace } from './gitbook-spaces.ts';
import { showOperations } from './show-operations.ts';
import { showWrittenOperations } from './show-written-operations.ts';
import { showCardTables } from './show-card-tables.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { readFrontmatter } from '@octavo/core/internal';

/** `{% include "../.gitbook/includes/x.md" %}` */
function takeParts(text: string, scope: PageScope): string {
  return editProse(text, /^[ \t]*\{%\s*include\s+["']([^"']+)["']\s*%\}[ \t]*$/gm, ({ groups: [, written = ''], offset }) => {
    const file = path.posix.join(path.posix.dirname(scope.page.file), written);
    const found = scope.source.read(file);
    if (found === undefined) {
      scope.note({ kind: 'by-hand', what: 'include of a missing file', message: `\`${written}\` does not exist.` }, offset);
      return undefined;
    }
    scope.note({ kind: 'differs', what: 'part of a file, copied into the page', message: `${file} is now part of the page.` }, offset);
    return readFrontmatter(found, file).body.trim();
  });
}

const attribute = (said: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(said)?.[1];

/** `{% code title="a.js" lineNumbers="true" %}` stands around a fence, whose title it is. */
function translateCode(text: string): string {
  let result = text;
  for (const { start, opening, indent } of findFences(text).toReversed()) {
    const before = /\{%\s*code\b((?:"[^"]*"|[^%"])*)%\}[ \t]*\n[ \t]*$/.exec(result.slice(0, start));
    if (before === null) continue;
    const said = before[1] ?? '';
    const title = attribute(said, 'title');
    const more = [
      title === undefined ? '' : `title="${title}"`,
      attribute(said, 'lineNumbers') === 'true' ? 'lines' : '',
      attribute(said, 'overflow') === 'wrap' ? 'wrap' : '',
    ].filter((one) => one !== '');
    const language = /^[`~]+\s*$/.test(opening) ? 'text' : '';
    const at = start + indent.length + opening.length;
    if (more.length > 0) result = `${result.slice(0, at)}${language} ${more.join(' ')}${result.slice(at)}`;
  }
  return editProse(result, /^[ \t]*\{%\s*(?:code\b(?:"[^"]*"|[^%"])*|endcode)\s*%\}[ \t]*\n?/gm, () => '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
  '#x3C': '<',
  '#x26': '&',
};

/** `<pre class="language-js"><code>…</code></pre>`, which the editor writes for code with bold words in it. */
function translatePres(text: string): string {
  return editProse(
    text,
    /^([ \t]*)<pre\b([^>]*)>\s*<code\b([^>]*)>([\s\S]*?)<\/code>\s*<\/pre>/gm,
    ({ groups: [, indent = '', outer = '', inner = '', held = ''] }) => {
      const said = `${outer} ${inner}`;
      const code = held
        .replaceAll(/<\/?(?:strong|em|b|i|u|s|mark|span|a|br)\b[^>]*>/g, '')
        .replaceAll(/&([a-z]+|#x?[\da-f]+);/gi, (whole, name: string) => ENTITIES[name] ?? whole);
      const meta = [
        attribute(said, 'data-title') === undefined ? '' : `title="${attribute(said, 'data-title')}"`,
        /\bdata-line-numbers\b/.test(said) ? 'lines' : '',
        attribute(said, 'data-overflow') === 'wrap' ? 'wrap' : '',
      ].filter((one) => one !== '');
      return toFence(code, { language: /\blang(?:uage)?-([\w+#-]+)/.exec(said)?.[1] ?? 'text', meta: meta.join(' '), indent });
    },
  );
}

/** `{% content-ref url="a.md" %}` around a link shows the title of its page. */
function translateReferences(text: string, { page, source, site }: PageScope): string {
  return editProse(
    text,
    /^([ \t]*)\{%\s*content-ref\s+url="([^"]*)"\s*%\}([\s\S]*?)\{%\s*endcontent-ref\s*%\}/gm,
    ({ groups: [, indent = '', url = '', link = ''] }) => {
      const file = path.posix.join(path.posix.dirname(page.file), url);
      const meant = site.pages.find((one) => one.file === file || one.file === path.posix.join(file, 'README.md'));
      const title = meant === undefined ? undefined : titleOf(source.read(meant.file) ?? '', meant.file);
      return indent + (title === undefined ? link.trim() : `[${title}](${url})`);
    },
  );
}

/** Blocks that have a component here. */
const BLOCKS: readonly [pattern: RegExp, replace: (groups: readonly (string | undefined)[]) => string][] = [
  [
    /\{%\s*page-ref\s+page="([^"]*)"(?:"[^"]*"|[^%"])*%\}/g,
    ([, page = '']) => `[${path.posix.basename(page, '.md').replaceAll('-', ' ')}](${page})`,
  ],
  [/\{%\s*embed\s+url="([^"]*)"(?:"[^"]*"|[^%"])*%\}/g, ([, url = '']) => `[${url}](${url})`],
  [/^[ \t]*\{%\s*endembed\s*%\}[ \t]*\n?/gm, () => ''],
  [/\{%\s*file\s+src="([^"]*)"(?:"[^"]*"|[^%"])*%\}/g, ([, src = '']) => `[${path.posix.basename(decodeURI(src))}](<${src}>)`],
  [/^[ \t]*\{%\s*endfile\s*%\}[ \t]*\n?/gm, () => ''],
  [/\{%\s*prompt\b((?:"[^"]*"|[^%"])*)%\}/g, ([, said = '']) => `<Prompt description="${attribute(said, 'description') ?? ''}">\n`],
  [/\{%\s*endprompt\s*%\}/g, () => '\n</Prompt>'],
  [/\{%\s*stepper\s*%\}/g, () => '<Steps>'],
  [/\{%\s*endstepper\s*%\}/g, () => '</Steps>'],
  [/\{%\s*endstep\s*%\}/g, () => '</Step>'],
  [/\{%\s*columns\b(?:"[^"]*"|[^%"])*%\}/g, () => '<Columns cols={2}>'],
  [/\{%\s*endcolumns\s*%\}/g, () => '</Columns>'],
  [/\{%\s*column\b(?:"[^"]*"|[^%"])*%\}/g, () => '<Column>'],
  [/\{%\s*endcolumn\s*%\}/g, () => '</Column>'],
  [/\{%\s*updates\b(?:"[^"]*"|[^%"])*%\}|\{%\s*endupdates\s*%\}/g, () => ''],
  [/\{%\s*update\b((?:"[^"]*"|[^%"])*)%\}/g, ([, said = '']) => `<Update label="${attribute(said, 'date') ?? ''}">`],
  [/\{%\s*endupdate\s*%\}/g, () => '</Update>'],
  // A step's first heading is its title.
  [
    /\{%\s*step\s*%\}[ \t]*\n\s*#{1,6}[ \t]+(.+)/g,
    ([, title = '']) =>
      `<Step title="${title
        .replaceAll(/[*_`]|<[^>]*>/g, '')
        .replaceAll('"', '&quot;')
        .trim()}">\n`,
  ],
  [/\{%\s*step\s*%\}/g, () => '<Step>'],
];

function translateBlocks(text: string, scope: PageScope): string {
  const translated = BLOCKS.reduce((current, [pattern, replace]) => editProse(current, pattern, ({ groups }) => replace(groups)), text);
  return editProse(translated, /\{%-?\s*(\w[\w-]*)(?:"[^"]*"|[^%"])*%\}/g, ({ groups: [whole = '', name = ''], offset }) => {
    if (/^(?:end)?(?:hint|tabs?|raw)$/.test(name)) return name.endsWith('raw') ? '' : undefined;
    scope.note({ kind: 'by-hand', what: `block \`${name}\` of GitBook`, message: `\`${whole.slice(0, 60)}\` has no equivalent.` }, offset);
    return undefined;
  });
}

/** Pictures beside the space lie in a hidden folder; ours do not. `&#x20;` at the end of a line is the editor's. */
function translateAddresses(text: string, { page, source }: PageScope): string {
  const { prefix } = findSpace(page.file, source);
  const plain = text.replaceAll(/&#x20;(?=\s*$)/gm, '');
  const place = (name: string): string => `${prefix}/gitbook/${encodeSigns(name.replaceAll('\\_', '_'))}`;
  const named = plain
    .replaceAll(
      /(\b(?:src|href|img|srcset|data-src)=")(?:\.\.\/)*\.gitbook\/assets\/([^">]+)/g,
      (_, before: string, name: string) => before + place(name),
    )
    .replaceAll(/(\]\(<)(?:\.\.\/)*\.gitbook\/assets\/([^>]+)/g, (_, before: string, name: string) => before + place(name))
    .replaceAll(/(\]\()(?:\.\.\/)*\.gitbook\/assets\/([^)>"]+)/g, (_, before: string, name: string) => before + place(name));
  return named.replaceAll(/\]\(<([^<>\n]+)>\)/g, (_, address: string) => `](${encodeSigns(address)})`);
}

/** Signs that end an address in Markdown. */
function encodeSigns(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
}

function translateFields(text: string): string {
  return editFrontmatter(text, (data) => ({
    ...(data['noIndex'] !== undefined && { noIndex: undefined, noindex: data['noIndex'] === true }),
    cover: undefined,
    coverY: undefined,
    coverHeight: undefined,
    layout: undefined,
    metaLinks: undefined,
  }));
}

/** Writes what only GitBook's Markdown has in our words. */
export const translateGitbook: readonly Codemod[] = [
  takeParts,
  translatePres,
  translateCode,
  showWrittenOperations,
  showOperations,
  showCardTables,
  translateReferences,
  translateBlocks,
  translateAddresses,
  translateFields,
];
