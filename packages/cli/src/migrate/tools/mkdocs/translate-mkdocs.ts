import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { editProse } from '../../text/edit-prose.ts';
import { findFences } from '../../text/mask-code.ts';
import { showEmoji } from '../../text/show-emoji.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { escapeTablePipes } from './escape-table-pipes.ts';
import { showAbbreviations } from './show-abbreviations.ts';
import { showIconSigns } from './show-icon-signs.ts';
import { showSizedPictures } from './show-sized-pictures.ts';
import { translateInlineMarks } from './translate-inline-marks.ts';
import { translateSlashBlocks } from './translate-slash-blocks.ts';

const KNOWN = new Set(
  'note seealso quote example info important abstract summary question tip hint success check warning attention caution danger error failure bug details'.split(
    ' ',
  ),
);
const SYNONYMS: Readonly<Record<string, string>> = {
  tldr: 'abstract',
  todo: 'info',
  done: 'success',
  help: 'question',
  faq: 'question',
  fail: 'failure',
  missing: 'failure',
  cite: 'quote',
  logging: 'info',
};

/** `!!! api "Title"`, `??? tip inline end`: other names, and where a box stands, have no meaning here. */
function translateBoxes(text: string): string {
  return editProse(
    text,
    /^([ \t>]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+(?:[ \t]+[\w-]+)*)(?=[ \t]*(?:"|$))/gm,
    ({ groups: [whole = '', indent = '', sign = '', words = ''] }) => {
      const [name = 'note', ...rest] = words.split(/[ \t]+/);
      const plain = name.toLowerCase();
      const known = KNOWN.has(plain)
        ? plain
        : (SYNONYMS[plain] ?? rest.map((one) => one.toLowerCase()).find((one) => KNOWN.has(one)) ?? 'note');
      const next = `${indent}${sign} ${known}`;
      return next === whole ? undefined : next;
    },
  );
}

/** Neighbouring blocks with a name, ```` ```py tab="Python" ````, were the tabs of older versions. */
function translateCodeTabs(text: string): string {
  let result = text;
  for (const { start, end, opening, indent } of findFences(text).toReversed()) {
    const label = /\btab=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(opening);
    if (label === null || /\S/.test(indent)) continue;
    const block = result.slice(start, end).replace(/[ \t]*\btab=(?:"[^"]*"|'[^']*'|[^\s}]+)/, '');
    const lines = block.split('\n').map((line) => (line.trim() === '' ? '' : `    ${line}`));
    result = `${result.slice(0, start)}${indent}=== "${label[1] ?? label[2] ?? label[3] ?? ''}"\n\n${lines.join('\n')}${result.slice(end)}`;
  }
  return result;
}

/** ```` ```py title="x" linenums="1" hl_lines="2 3" ````, ```` ``` { .py .annotate } ```` */
function translateFences(text: string): string {
  let result = text;
  for (const { start, opening, indent } of findFences(text).toReversed()) {
    const [, sign = '', written = ''] = /^([`~]+)[ \t]*(.*)$/.exec(opening) ?? [];
    const braces = /^\{([^}]*)\}(.*)$/.exec(written);
    const said =
      braces === null
        ? written
        : `${/(?:^|\s)\.([\w+#-]+)/.exec(braces[1] ?? '')?.[1] ?? ''} ${(braces[1] ?? '').replaceAll(/(?<=^|\s)[.#][\w+#-]+/g, '')}${braces[2] ?? ''}`;
    const lines = /\bhl_lines=["']?([\d\s-]+)["']?/.exec(said)?.[1]?.trim().replaceAll(/\s+/g, ',');
    const plain = said
      .replaceAll(/\b(?:hl_lines|linenums(?:_\w+)?|test|lint|upgrade|requires|group|dunder_name|output)=(?:"[^"]*"|'[^']*'|\S+)/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const next = `${sign}${plain}${lines === undefined ? '' : ` {${lines}}`}${/\blinenums=/.test(said) ? ' lines' : ''}`;
    const at = start + indent.length;
    if (next !== opening) result = result.slice(0, at) + next + result.slice(at + opening.length);
  }
  return result;
}

/** `{ .md-button target=_blank }`, `{: #id }`, `[TOC]`, `++ctrl+alt++`, `==mark==`, icons, abbreviations. */
function translateMarks(text: string, scope: PageScope): string {
  const ids = editProse(text, /^([ \t]*#{1,6}[ \t].*?)\{:?[ \t]*([^{}\n]*)\}[ \t]*$/gm, ({ groups: [, heading = '', said = ''] }) => {
    const id = readId(said);
    return id === undefined ? heading.trimEnd() : `${heading.trimEnd()} {#${id}}`;
  });
  const pictured = showSizedPictures(ids);
  const lists = editProse(
    pictured,
    /[ \t]*\{:?[ \t]*(?=[.#\w])(?:[.#][\w:-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w:.\-%]+)|markdown|align|loading)(?:[ \t]+(?:[.#][\w:-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w:.\-%]+)|[\w-]+))*[ \t]*\}(?!\})/g,
    ({ groups: [whole = ''], offset }) => {
      if (/^[ \t>]*#{1,6}[ \t]/.test(pictured.slice(pictured.lastIndexOf('\n', offset) + 1, offset))) return undefined;
      // What links lead to stays.
      const id = readId(whole);
      return id === undefined ? '' : `${/^[ \t]*/.exec(whole)?.[0] ?? ''}<a id="${id}"></a>`;
    },
  );
  const toc = editProse(lists, /^\[TOC\][ \t]*$/gim, () => '');
  const keys = editProse(toc, /\+\+([a-z\d-]+(?:\+[a-z\d-]+)*)\+\+/gi, ({ groups: [, said = ''] }) =>
    said
      .split('+')
      .map((key) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`)
      .join('+'),
  );
  const marks = editProse(keys, /(?<![=\w])==(?=\S)([^=\n]+)(?<=\S)==(?![=\w])/g, ({ groups: [, said = ''] }) => `<mark>${said}</mark>`);
  return showAbbreviations(showIconSigns(marks, scope));
}

/** `::: package.module` of mkdocstrings is text that a program writes; `[text][package.Name]` leads into it. */
function tellPrograms(text: string, scope: PageScope): string {
  const defined = new Set([...text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, name = '']) => name.toLowerCase()));
  const anchors = editProse(text, /\[\]\(\)\{:?[ \t]*#([\w:.-]+)[ \t]*\}/g, ({ groups: [, id = ''] }) => `<a id="${id}"></a>`);
  const directives = editProse(
    anchors,
    /^(:::[ \t]+[a-z_][\w.-]*)[ \t]*(?:\n[ \t]+.*)*/gim,
    ({ groups: [whole = '', head = ''], offset }) => {
      scope.note(
        {
          kind: 'by-hand',
          isOwnCode: true,
          what: 'reference that mkdocstrings generates',
          message: `\`${head}\` is generated from the code: add it as Markdown, or with an extension.`,
        },
        offset,
      );
      // Readers would see what only a program reads.
      return `<!-- ${whole.replaceAll('--', '- -')} -->`;
    },
  );
  return editProse(
    directives,
    /(?<![\w\\\]])\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]\[([^[\]\n]*)\]/g,
    ({ groups: [whole = '', label = '', name = ''], offset }) => {
      const key = (name === '' ? label.replaceAll('`', '') : name).toLowerCase();
      if (defined.has(key) || defined.has(label.toLowerCase())) return undefined;
      scope.note(
        { kind: 'left-out', what: 'link into a reference that mkdocstrings generates', message: `${whole} is now plain text.` },
        offset,
      );
      return label;
    },
  );
}

/** `[name]: address` below a line of text, which only Python-Markdown reads there, gets a line of its own. */
function partDefinitions(text: string): string {
  return editProse(
    text,
    /^(?![ \t]*\[[^\]\n]+\]:)([ \t]*\S.*\n)(?= {0,3}\[[^\]^\n]+\]:[ \t]+\S+[ \t]*$)/gm,
    ({ groups: [line = ''] }) => `${line}\n`,
  );
}

/** Only a site whose config has the extension shows names as emoji. */
function showConfiguredEmoji(text: string, { site, source }: PageScope): string {
  return site.configFiles.some((file) => /\.emoji\b/.test(source.read(file) ?? '')) ? showEmoji(text) : text;
}

/** Fields of Material that say how it lays out a page. */
function translateFields(text: string): string {
  return editFrontmatter(text, (data) => ({
    ...(typeof data['icon'] === 'string' && data['icon'].includes('/') && { icon: undefined }),
    template: undefined,
    hide: undefined,
    status: undefined,
    ...(typeof data['subtitle'] === 'string' && data['description'] === undefined && { description: data['subtitle'] }),
  }));
}

/** Writes what only Python-Markdown and Material have in our words. */
export const translateMkdocs: readonly Codemod[] = [
  translateSlashBlocks,
  translateBoxes,
  translateCodeTabs,
  escapeTablePipes,
  translateFences,
  partDefinitions,
  tellPrograms,
  translateInlineMarks,
  translateMarks,
  showConfiguredEmoji,
  translateFields,
];

/** `#name` of a list of attributes; `style="color: #f00"` has none. */
function readId(said: string): string | undefined {
  return /#([\w:.-]+)/.exec(said.replaceAll(/=(?:"[^"]*"|'[^']*')/g, '='))?.[1];
}
