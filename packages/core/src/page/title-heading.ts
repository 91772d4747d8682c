import { readFrontmatter, splitBody } from '../frontmatter/read-frontmatter.ts';
import type { Json } from '../json.ts';
import { findFrontmatterText } from './frontmatter-value.ts';
import { toHeadingText } from './heading-text.ts';
import { readMarkedHeading } from './marked-heading.ts';
import { readTextLines } from './read-text-lines.ts';
import type { TextLine } from './read-text-lines.ts';

/** A heading that is the title of its page. */
export interface TitleHeading {
  text: string;
  /** Its lines, counted from 1: an underlined one has two. */
  lines: readonly number[];
}

/** Fields with which something else is the title, or none is shown above the text. */
const OTHER_TITLE = ['title', 'openapi', 'openapi-schema', 'asyncapi', 'arazzo', 'graphql', 'api'] as const;

/**
 * Finds the heading that is a page's title: with no `title` in its frontmatter, the heading of level 1 with which its text begins, or that
 * only pictures stand above, as in many a README, or the addresses of links.
 */
export function findTitleHeading(frontmatter: Readonly<Record<string, Json>>, lines: readonly TextLine[]): TitleHeading | undefined {
  return hasOtherTitle(frontmatter) ? undefined : findFirstHeading(lines);
}

/** `[name]: /address "Title"`, which shows nothing. */
const LINK_DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:[ \t]*\S+(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^)]*\)))?[ \t]*$/;

function hasOtherTitle(frontmatter: Readonly<Record<string, Json>>): boolean {
  const mode = findFrontmatterText(frontmatter, 'mode');
  return mode === 'custom' || mode === 'frame' || OTHER_TITLE.some((field) => findFrontmatterText(frontmatter, field) !== undefined);
}

function findFirstHeading(lines: readonly TextLine[]): TitleHeading | undefined {
  const at = lines.findIndex(({ text, isModule }) => !isModule && !isPicture(text) && !LINK_DEFINITION.test(text));
  const [line, next] = [lines[at], lines[at + 1]];
  // Lines are left out where a block of code stands.
  if (line === undefined || line.number !== (lines[0]?.number ?? 1) + at) return undefined;
  const marked = /^ {0,3}#[ \t]/.test(line.source) ? readMarkedHeading(line.source) : readHtmlHeading(line.source);
  const isUnderlined = next !== undefined && /^ {0,3}=+[ \t]*$/.test(next.source) && !/^\s*(?:[<{|>#]|[-*+]\s)/.test(line.source);
  const written = marked ?? (isUnderlined ? line.source : undefined);
  const text = written === undefined || /(?<!\\)\{(?!#)/.test(written) ? '' : toHeadingText(written);
  if (text === '') return undefined;
  return { text, lines: marked === undefined ? [line.number, line.number + 1] : [line.number] };
}

/** Whether a line shows pictures at most, with the links and the HTML around them. */
function isPicture(text: string): boolean {
  return (
    text
      .replaceAll(/!\[[^[\]]*\]\([^()]*\)|<\/?(?:a|br|center|div|img|p|picture|source)(?:\s[^<>]*)?>/gi, '')
      .replaceAll(/\[\]\([^()]*\)|\s/g, '') === ''
  );
}

/** `<h1 align="center">Title</h1>`, with nothing but text in it. */
function readHtmlHeading(source: string): string | undefined {
  return /^\s*<h1(?:\s[^>]*)?>([^<>]+)<\/h1>\s*$/i.exec(source)?.[1]?.trim();
}

/** The text of a page's file without the heading that is its title, which stands above the text: its lines are empty. */
export function withoutTitleHeading(text: string, file: string): string {
  // Most pages have a title, and no heading of level 1.
  if (!/^(?: {0,3}#[ \t]| {0,3}=+[ \t]*\r?$|[ \t]*<h1[\s>])/im.test(text)) return text;
  const { body, bodyLine, bodyOffset } = splitBody(text);
  const found = findFirstHeading(readTextLines(body, bodyLine));
  // A comment in a block of code begins with the same sign: the frontmatter of few pages has to be read.
  if (found === undefined || hasOtherTitle(readFrontmatter(text, file).data)) return text;
  const blanked = body.split('\n').map((line, index) => (found.lines.includes(index + bodyLine) ? line.replace(/[^\r]/g, '') : line));
  return text.slice(0, bodyOffset) + blanked.join('\n');
}
