import { maskCode } from './text/mask-code.ts';

/** Forms of other tools that Markdown shows as text: what is left of them was not understood. */
const FORMS: readonly RegExp[] = [
  /^[ \t]*\/{3,}[ \t]*[a-z][\w-]*[ \t]*(?:\|.*)?$/gm,
  /^[ \t]*\{\*.*\*\}[ \t]*$/gm,
  // Hints and tabs of GitBook are boxes here, too.
  /\{%-?\s*(?!(?:end)?(?:hint|tabs?)\b)\w[^%]*%\}/g,
  /^[ \t]*\[block:[\w-]+\]/gm,
  /^[ \t]*<<<[ \t]*\S+/gm,
  /^[ \t]*-{1,}8<-{1,}/gm,
  /^[ \t]*\{![^!\n]+!\}/gm,
  /<auto-type-table\b[^<>]*>/g,
];

/** A block that is code by its indentation, after a line that is no entry of a list: the sample of a template. */
const INDENTED = /(?<=^(?![ \t]*(?:[-*+]|\d+[.)])[ \t])\S.*\n(?:[ \t]*\n)+)(?:(?: {4}|\t).*(?:\n|$)|[ \t]*\n)+/gm;

/** Lists what a new text still has in a form of the old tool's own, which readers would see as it is written. */
export function findLeftovers(after: string): string[] {
  const masked = maskCode(after).replaceAll(INDENTED, '\n');
  const found = FORMS.flatMap((form) => [...masked.matchAll(form)].map(([whole]) => whole.trim()));
  return [...new Set(found)].map((one) => `\`${one.length > 60 ? `${one.slice(0, 57)}...` : one}\` is shown as text.`);
}
