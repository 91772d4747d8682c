import GithubSlugger from 'github-slugger';
import { toHeadingText } from './heading-text.ts';
import { readMarkedHeading } from './marked-heading.ts';
import type { PageHeading } from './page.ts';
import type { TextLine } from './read-text-lines.ts';

const ATX = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(#{1,6})(?:[ \t]|$)/;
/** `## Title {#own-id}` */
const OWN_ID = /\{\s*#([^\s{}#]+)(?:\s[^{}]*)?\}\s*$/;
const SETEXT = /^ {0,3}(=+|-{2,})\s*$/;
const TAG = /<h([1-6])(?=[\s>])([^<>]*)>/g;
const TAG_ID = /(?<![\w-])id\s*=\s*(?:\{\s*)?["']([^"']+)["']/;
const NO_PARAGRAPH = /^\s*(?:$|[<{|>#]|[-*+]\s|\d{1,9}[.)]\s)/;

/**
 * Finds the headings of a page, in their order: `## x`, underlined ones and `<h2>` tags on one line. With `isMarkdown` what is indented by
 * four spaces is code, as in CommonMark; in MDX it is not.
 */
export function scanHeadings(lines: readonly TextLine[], { isMarkdown }: { isMarkdown: boolean }): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  let paragraph: string[] = [];
  const add = (depth: number, markdown: string, line: number): void => {
    const text = toHeadingText(markdown);
    headings.push({ depth, text, id: OWN_ID.exec(markdown)?.[1] ?? slugger.slug(text), line });
  };

  for (const { source, text, number, isModule } of lines) {
    const underline = paragraph.length > 0 ? SETEXT.exec(text)?.[1] : undefined;
    const marks = text.includes('#') && !isModule ? ATX.exec(text)?.[1] : undefined;
    if (underline !== undefined) {
      add(underline.startsWith('=') ? 1 : 2, paragraph.join('\n'), number - paragraph.length);
    } else if (marks !== undefined && !(isMarkdown && /^(?: {4}|\t)/.test(source))) {
      add(marks.length, readMarkedHeading(source), number);
    } else if (text.includes('<h') && !isModule) {
      headings.push(...scanTags(source, number, slugger));
    } else if (!isModule && !NO_PARAGRAPH.test(text)) {
      paragraph.push(source.trim());
      continue;
    }
    paragraph = [];
  }
  return headings;
}

/** Tags whose text an expression makes are left out: their text is not known before they are rendered. */
function scanTags(source: string, line: number, slugger: GithubSlugger): PageHeading[] {
  const headings: PageHeading[] = [];
  // What is closed nowhere from here on is not looked for again.
  const unclosed = new Set<string>();
  let end = 0;
  for (const { 0: tag, 1: depth = '', 2: attributes = '', index } of source.matchAll(TAG)) {
    if (index < end || unclosed.has(depth)) continue;
    const start = index + tag.length;
    const close = source.indexOf(`</h${depth}>`, start);
    if (close < 0) unclosed.add(depth);
    if (close < 0) continue;
    end = close;
    const inner = source.slice(start, close);
    if (inner.includes('{')) continue;
    const text = toHeadingText(inner);
    headings.push({ depth: Number(depth), text, id: TAG_ID.exec(attributes)?.[1] ?? slugger.slug(text), line });
  }
  return headings;
}
