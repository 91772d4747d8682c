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
  /** Its lines, counted from 1: an underlined one has two, and a picture none, since it stays where it is. */
  lines: readonly number[];
}

/** Fields with which something else is the title, or none is shown above the text. */
const OTHER_TITLE = ['title', 'openapi', 'openapi-schema', 'asyncapi', 'arazzo', 'graphql', 'api'] as const;

/**
 * Finds the heading that is a page's title: with no `title` in its frontmatter, its first one, if it is of level 1. What stands above it in
 * many a README, such as pictures and links to translations, stays in the text.
 */
export function findTitleHeading(frontmatter: Readonly<Record<string, Json>>, lines: readonly TextLine[]): TitleHeading | undefined {
  return hasOtherTitle(frontmatter) ? undefined : findFirstHeading(lines);
}

function hasOtherTitle(frontmatter: Readonly<Record<string, Json>>): boolean {
  const mode = findFrontmatterText(frontmatter, 'mode');
  return mode === 'custom' || mode === 'frame' || OTHER_TITLE.some((field) => findFrontmatterText(frontmatter, field) !== undefined);
}

function findFirstHeading(lines: readonly TextLine[]): TitleHeading | undefined {
  const at = lines.findIndex((_line, index) => isHeading(lines, index));
  const line = lines[at];
  if (line === undefined || lines.slice(0, at).some(({ text, isModule }) => !isModule && ENCLOSING.test(text))) return undefined;
  const marked = /^ {0,3}#[ \t]/.test(line.source) ? readMarkedHeading(line.source) : readHtmlHeading(line.source);
  const isUnderlined = findUnderline(lines, at) === '=';
  const written = marked ?? (isUnderlined ? line.source : undefined);
  const text = written === undefined || /(?<!\\)\{(?!#)/.test(written) ? '' : toHeadingText(written);
  if (text === '') return readPicture(written) ?? readPicturedHeading(lines.slice(at, at + LONGEST));
  return { text, lines: marked === undefined ? [line.number, line.number + 1] : [line.number] };
}

/** What begins a block that a heading below may be a part of; the elements around the pictures of a README are none. */
const ENCLOSING = /^\s*(?:<(?!\/?(?:a|b|br|center|div|em|font|i|img|kbd|p|picture|source|span|strong|sub|sup)\b|https?:)[\w/]|:::|!!!|\{)/i;

/** Whether a heading of any level and form begins at a line. */
function isHeading(lines: readonly TextLine[], at: number): boolean {
  const { text, isModule } = lines[at] ?? { text: '', isModule: true };
  return !isModule && (/^ {0,3}#{1,6}(?:[ \t]|$)|^\s*<h[1-6][\s>]/i.test(text) || findUnderline(lines, at) !== undefined);
}

/** The sign with which the line below underlines a text of one line. */
function findUnderline(lines: readonly TextLine[], at: number): string | undefined {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]];
  const isText = line !== undefined && line.text.trim() !== '' && !/^\s*(?:[<{|>#]|[-*+]\s)/.test(line.text);
  if (!isText || (before !== undefined && before.text.trim() !== '' && !before.isModule)) return undefined;
  return /^ {0,3}(?:(=)=*|(-)-*)[ \t]*$/
    .exec(after?.source ?? '')
    ?.slice(1)
    .find((sign) => sign !== undefined);
}

/** `# ![Octavo](logo.svg)`, the picture of which stays in the text. */
function readPicture(written = ''): TitleHeading | undefined {
  const text = /^\[?!\[([^[\]]+)\]\(/.exec(written)?.[1]?.trim();
  return text === undefined ? undefined : { text, lines: [] };
}

/** `<h1 align="center">Title</h1>`, with nothing but text in it. */
function readHtmlHeading(source: string): string | undefined {
  return /^\s*<h1(?:\s[^>]*)?>([^<>]+)<\/h1>\s*$/i.exec(source)?.[1]?.trim();
}

/** Lines that an HTML heading of a README may have. */
const LONGEST = 20;

/** `<h1><img src="logo.svg" />Title</h1>`, on one line or more: its picture, and with it the heading, stays in the text. */
function readPicturedHeading(lines: readonly TextLine[]): TitleHeading | undefined {
  const [, inner = ''] = /^\s*<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/i.exec(lines.map(({ source }) => source).join('\n')) ?? [];
  const text = toHeadingText(inner.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' || /[{}]/.test(text) ? undefined : { text, lines: [] };
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
