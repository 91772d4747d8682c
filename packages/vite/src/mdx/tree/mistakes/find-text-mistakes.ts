import { findNearest } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import type { TextPosition } from '../../page-draft.ts';
import type { Mistake } from './mistake.ts';

/** A way of writing that Markdown leaves as text. */
interface LostForm {
  /** Finds the whole of it in what is shown; its groups are handed to `describe`. */
  pattern: RegExp;
  describe(groups: string[]): Pick<Mistake, 'code' | 'message' | 'hint'> | undefined;
}

const ENTITIES = [
  'nbsp',
  'copy',
  'amp',
  'lt',
  'gt',
  'quot',
  'apos',
  'mdash',
  'ndash',
  'hellip',
  'rarr',
  'larr',
  'times',
  'reg',
  'trade',
  'ensp',
  'emsp',
];

const LOST_FORMS: readonly LostForm[] = [
  {
    // `[a][nope]`, `[nope][]`, `![a][nope]`: not after a word or a sign, where it is an index or a placeholder.
    pattern: /(?<![^\s(])!?\[([^[\]\n]+)\]\[([^[\]\n]*)\](?![[(:])/g,
    describe: ([text = '', reference]) => {
      const name = reference || text;
      return {
        code: 'page/lost-reference',
        message: `Undefined link reference \`${name}\`; shown as text.`,
        hint: `Add a line \`[${name}]: /address\`.`,
      };
    },
  },
  {
    // `[^1]`: not `[^a-z]`.
    pattern: /(?<![\])\\!])\[\^(\w+)\](?![[(:])/g,
    describe: ([name = '']) => ({
      code: 'page/lost-reference',
      message: `Undefined footnote \`${name}\`; shown as text.`,
      hint: `Add a line \`[^${name}]: the text of the footnote\`.`,
    }),
  },
  {
    // `[a](/b c)`: no title follows in quotes.
    pattern: /(?<!\\)\[[^[\]\n]*\]\((?=[./#]|https?:|[\w-]+\/|[^()\s]*\.mdx?)([^()<>"'\s]+(?: +[^()<>"'\s]+)+)\)/g,
    describe: ([address = '']) => ({
      code: 'page/spaced-address',
      message: 'The address of a link cannot contain a space; shown as text.',
      hint: `Write %20 for the space: ${address.replaceAll(/ +/g, '%20')}.`,
    }),
  },
  {
    // `[a] (/b)`: not after a list's box, and an address alone in the parentheses.
    pattern: /(?<![\w\]\\])\[([^[\]\n]{2,})\] \(((?:https?:\/\/|mailto:|\.{0,2}\/(?=\w)|#\w)[^()\s]*)\)/g,
    describe: ([text = '', address = '']) => ({
      code: 'page/spaced-address',
      message: 'There is a space between the two parts of this link; shown as text.',
      hint: `Write [${text}](${address}).`,
    }),
  },
  {
    pattern: /(?<![\w\]\\])\(([^()[\]\n]+)\)\[((?:https?:|mailto:|\.{0,2}\/|#)[^[\]\s]*)\](?![[(:])/g,
    describe: ([text = '', address = '']) => ({
      code: 'page/reversed-link',
      message: 'The brackets of this link are the wrong way round; shown as text.',
      hint: `Write [${text}](${address}).`,
    }),
  },
  {
    // `** bold **`, not `2 ** 3 ** 4`.
    pattern: /(?<![^\s(])\*\*(?! *\w{1,2} *\*)(?: +([^*\n]*[^*\s]) *|([^*\s][^*\n]*) +)\*\*(?![^\s.,:;!?)])/g,
    describe: ([spaced, trailing = '']) => ({
      code: 'page/lost-emphasis',
      message: 'Not bold: there is a space inside the asterisks.',
      hint: `Write **${(spaced ?? trailing).trim()}**.`,
    }),
  },
  {
    // `**bold` to the end of the text: not `**kwargs`, a pattern of files, or a mark of a note below.
    pattern: /(?<![^\s(])\*\*(?=\p{L})(?!\w*(?:args|kw\w*|opts|options|params|props|attrs)\b|\w+\))(?![\s\S]+\*\*)[^\n]*/gu,
    describe: () => ({ code: 'page/open-emphasis', message: 'Unclosed **; shown as text.', hint: 'Close the bold text with a second **.' }),
  },
  {
    // `~~struck~`, `~struck~~` and `~~struck` to the end of the text.
    pattern: /(?<![^\s(])(?:~~(?=\p{L})(?![\s\S]+~~)|~(?=\p{L})(?=[^~\n]+~~(?!~)))[^\n]*/gu,
    describe: () => ({
      code: 'page/open-emphasis',
      message: 'Unclosed ~~; shown as text.',
      hint: 'Write ~~ on both sides of the struck text.',
    }),
  },
  {
    // What is left of "`npm install".
    pattern: /(?<![`\w])`(?=[\w$./<{@-])[^`\n]*[^`\s]/g,
    describe: () => ({ code: 'page/open-code', message: 'Unclosed `; shown as text.', hint: 'Close it with a second `.' }),
  },
  {
    pattern: /&([A-Za-z]{2,8});/g,
    describe([name = '']) {
      const nearest = findNearest(name, ENTITIES);
      return nearest === undefined
        ? undefined
        : { code: 'page/unknown-entity', message: `Unknown entity \`&${name};\`; shown as text.`, hint: `Did you mean \`&${nearest};\`?` };
    },
  },
];

/** References, links, emphasis and entities that are shown as they are written: each once in a text. */
export function findTextMistakes(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'text' || node.position === undefined || !/[[&*~`]/.test(node.value)) return [];
  const { start, end } = node.position;
  return LOST_FORMS.flatMap(({ pattern, describe }) => {
    const found = new Map([...node.value.matchAll(pattern)].map(([whole, ...groups]) => [whole, groups]));
    return [...found].flatMap(([whole, groups]): Mistake[] => {
      const mistake = describe(groups);
      const at = mistake && findLine(whole, lines, { start, end });
      return mistake && at ? [{ ...mistake, place: at, length: whole.length }] : [];
    });
  });
}

/** Where a text first stands in the lines of a node. */
function findLine(
  text: string,
  lines: readonly string[],
  { start, end }: { start: TextPosition; end: TextPosition },
): TextPosition | undefined {
  for (let line = start.line; line <= end.line; line += 1) {
    const at = findWritten(lines[line - 1] ?? '', text);
    if (at >= 0) return { line, column: at + 1 };
  }
  return undefined;
}

/** Where a text stands in a line, neither in code nor escaped. */
function findWritten(line: string, text: string): number {
  let at = line.indexOf(text);
  while (at > 0 && /[\\`]/.test(line.charAt(at - 1))) at = line.indexOf(text, at + 1);
  return at;
}
