import { maskCode } from '../../text/mask-code.ts';
import { editProse } from '../../text/edit-prose.ts';

/** `*[HTML]: Hyper Text Markup Language`, also over more lines. */
const DEFINITION = /^\*\[([^\]\n]+)\]:[ \t]*(.+(?:\n[ \t]+\S.*)*)(?:\n|$)/gm;

/** Where a word is no text: addresses, attributes, and lines that name something. */
const ELSEWHERE = String.raw`<[^<>\n]*>|\]\([^)\n]*\)|^[ \t]*\[[^\]\n]*\]:.*$|^[ \t]*#{1,6}[ \t].*$|^[ \t>]*(?:!!!|\?\?\?|===|:::).*$|https?:\/\/\S+|\{[^{}\n]*\}|:[\w+-]+:`;

/** Explains the words that a text defines wherever they stand, as the tool does, and takes their definitions away. */
export function showAbbreviations(text: string): string {
  const words = new Map<string, string>();
  const bare = editProse(text, DEFINITION, ({ groups: [, word = '', meaning = ''] }) => {
    words.set(word, meaning.replaceAll(/\s+/g, ' ').trim());
    return '';
  });
  const used = [...words.keys()].filter((word) => maskCode(bare).includes(word));
  if (used.length === 0) return bare;
  const names = used
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  return editProse(
    bare,
    new RegExp(String.raw`${ELSEWHERE}|(?<![\p{L}\p{N}_])(${names})(?![\p{L}\p{N}_])`, 'gmu'),
    ({ groups: [, word] }) =>
      word === undefined ? undefined : `<abbr title="${(words.get(word) ?? '').replaceAll('"', '&quot;')}">${word}</abbr>`,
  );
}
