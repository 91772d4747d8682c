import { toHeadingText } from '@octavo/core/internal';

const MARKER = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)*(?:#{1,6}\s+)?/;
const RULE = /^[\s>|:=*_-]*$/;
const DEFINITION = /^\s*\[[^\]]+\]:\s/;

/** Markdown without tags -> what a reader sees, on one line: marks of lists, quotes, tables and emphasis are gone, links are their text. */
export function toPlainText(markdown: string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').filter((line) => !RULE.test(line) && !DEFINITION.test(line));
      return toHeadingText(lines.map(toLineText).join(' '));
    })
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

function toLineText(line: string): string {
  const text = line.replace(MARKER, '').trim();
  return text.startsWith('|') ? text.replace(/(?<!\\)\|/g, ' ').trim() : text;
}
