import { readPage, withoutTitleHeading } from '@octavo/core/internal';
import type { MigrationNote } from '../old-site.ts';
import type { IdRule } from '../tool.ts';

/** A heading of Markdown, with the id that it has on the old site. */
export interface OldHeading {
  depth: number;
  text: string;
  id: string;
  line: number;
  /** Whether it has that id here without being told. */
  isKept: boolean;
}

/** `{#id}`, `{: .a #id }`, `%{#id}%`, `<a id="id">` */
const OWN = /\{:?[ \t]*(?:[^{}]*\s)?#([^\s{}]+)|<[^<>]*\sid=["']([^"']+)["']/;
/** One of HTML has no id but its own. */
const HTML = /^[ \t]*<h[1-6]\b/;
/** Values that a program puts in make the id, too. */
const COMPUTED = /\{\{|\{%/;

/** Lists the headings of Markdown in a text, but for its title, with the ids that a tool gives them. */
export function listOldHeadings(text: string, file: string, rule: IdRule | undefined): OldHeading[] {
  const lines = text.split('\n');
  const taken = new Set<string>();
  const { headings, title: shownTitle } = readPage(text, file).page;
  const title = headings.find(({ depth }) => depth === 1);
  const above = withoutTitleHeading(text, file) === text ? undefined : shownTitle;
  const idAbove = above === undefined ? undefined : idOfTitle(above, { lines, file, rule });
  if (idAbove !== undefined) taken.add(idAbove);
  const first = idAbove ?? (title && (rule?.slug(title.text) ?? title.id));
  const isNumbered = (id: string): boolean => first !== undefined && id.startsWith(first) && /^[-_]\d+$/.test(id.slice(first.length));
  return headings.flatMap((heading): OldHeading[] => {
    const { text: shown, id: written, line } = heading;
    const source = lines[line - 1] ?? '';
    if (HTML.test(source) || COMPUTED.test(source)) return [];
    const [, inBraces, ofAnchor] = OWN.exec(source) ?? [];
    const own = inBraces ?? ofAnchor;
    const plain = own ?? rule?.slug(shown) ?? written;
    // Where an author repeats one, the first is led to.
    if (own !== undefined && taken.has(own)) return [];
    let id = plain;
    for (let nth = 1; taken.has(id) || id === ''; nth += 1) id = `${plain}${rule?.separator ?? '-'}${nth}`;
    taken.add(id);
    if (heading === title) return [];
    // What is counted may be counted otherwise here: the title is not.
    return [
      {
        depth: heading.depth,
        text: shown,
        id,
        line,
        isKept: own !== undefined || (id === plain && id === written && !isNumbered(id)),
      },
    ];
  });
}

/** The id that the heading has that is the title here; undefined where a page has no such heading. */
export function findTitleId(text: string, file: string): string | undefined {
  const title = withoutTitleHeading(text, file) === text ? undefined : readPage(text, file).page.title;
  return title === undefined ? undefined : idOfTitle(title, { lines: text.split('\n'), file, rule: undefined });
}

/** The id of a heading that is the title here. */
function idOfTitle(title: string, { lines, file, rule }: { lines: readonly string[]; file: string; rule: IdRule | undefined }): string {
  const [, inBraces, ofAnchor] = OWN.exec(lines.find((line) => /^[ \t]*#[ \t]/.test(line)) ?? '') ?? [];
  return inBraces ?? ofAnchor ?? rule?.slug(title) ?? readPage(`## ${title}\n`, file).page.headings[0]?.id ?? '';
}

/** Tells of ids that a function of the config makes, which is not run. */
export function tellOwnIds(file: string): MigrationNote {
  const message =
    'A function of the config makes the ids of headings; here they are as on GitHub. Links from elsewhere may lead to the top of a page.';
  return { kind: 'differs', what: 'ids of headings', message, file };
}
