import { findEntry, findNearest } from '@octavo/core/internal';
import { EMOJI_NAMES } from './emoji-names.ts';
import type { Mistake } from './mistake.ts';

/** A way of writing that Markdown leaves as text. */
export interface LostForm {
  /** Finds the whole of it in what is shown; its groups are handed to `describe`. */
  pattern: RegExp;
  describe(groups: string[]): Pick<Mistake, 'code' | 'message' | 'hint'> | undefined;
}

const ENTITIES = 'nbsp copy amp lt gt quot apos mdash ndash hellip rarr larr times reg trade ensp emsp'.split(' ');

/** All of them. */
export const LOST_FORMS: readonly LostForm[] = [
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
    // `[[guide]]`, `![[boat.png]]`: not a test of a shell, a list of numbers or a mark of a table of contents.
    pattern: /(?<![\w\]\\)])(!?)\[\[(?!_?toc_?\]\])([\p{L}_./#][^[\]\n|,"'=]*?)(?:\|([^[\]\n]+))?\]\](?![\](:])/giu,
    describe: ([image, address = '', text = address]) => ({
      code: 'page/wiki-link',
      message: 'Wiki links are not Markdown; shown as text.',
      hint:
        image === ''
          ? `Write [${text}](/${address.replaceAll(' ', '-').toLowerCase()}), with the address of the page.`
          : `Write ![what it shows](/${address}).`,
    }),
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
    // `![a](/b.png =200x100)`
    pattern: /(?<!\\)!\[([^[\]\n]*)\]\(([^()\s]+) +=(\d*)x(\d*)\)/g,
    describe: ([alt = '', address = '', width = '', height = '']) => ({
      code: 'page/spaced-address',
      message: 'Markdown has no syntax for the size of an image; shown as text.',
      hint: `Write <img src="${address}" alt="${alt}"${width && ` width="${width}"`}${height && ` height="${height}"`} />.`,
    }),
  },
  {
    // `[a](/b c)`, `[a](https://a.b/c_(d) e)`: no title follows in quotes.
    pattern: /(?<!\\)\[[^[\]\n]*\]\((?=[./#]|https?:|[\w-]+\/|[^()\s]*\.mdx?)([^()<>"'\s]+(?:\([^()\s]*\))?(?: +(?!=\d)[^()<>"'\s]+)+)\)/g,
    describe: ([address = '']) => ({
      code: 'page/spaced-address',
      message: 'The address of a link cannot contain a space; shown as text.',
      hint: address.startsWith('#') ? `Write ${toHash(address)}.` : `Write %20 for the space: ${address.replaceAll(/ +/g, '%20')}.`,
    }),
  },
  {
    // `[a](tel 1 2)`, `[a](mailto: b@c.d)`
    pattern: /(?<!\\)\[[^[\]\n]*\]\((?:(tel)\b:? *(\+?[\d. -]+)|(mailto)\b:? +([^()\s]+@[^()\s]+))\)/g,
    describe: ([tel, number = '', , mail = '']) => ({
      code: 'page/spaced-address',
      message: 'The address of a link cannot contain a space; shown as text.',
      hint: `Write ${tel === undefined ? `mailto:${mail}` : `tel:${number.replaceAll(' ', '')}`}.`,
    }),
  },
  {
    // `[a](/b and more`: nothing closes it in its text.
    pattern: /(?<![\w\]\\])\[([^[\]\n]+)\]\((?=\.{0,2}\/|#|https?:|mailto:)([^()\s]*)(?![^\n]*\))/g,
    describe: ([text = '', address = '']) => ({
      code: 'page/open-link',
      message: 'Unclosed (; this link is shown as text.',
      hint: `Write [${text}](${address}).`,
    }),
  },
  {
    // `[a](https://a.b/c_(d) and more`: the address has a parenthesis of its own.
    pattern: /(?<![\w\]\\])\[([^[\]\n]+)\]\(((?:https?:|\.{0,2}\/)[^()\s]*\([^()\s]*\))(?![^\n]*\))/g,
    describe: ([text = '', address = '']) => ({
      code: 'page/open-link',
      message: 'Unclosed (; this link is shown as text.',
      hint: `Write [${text}](${address}).`,
    }),
  },
  {
    // `[a](/b "title)`: the quote opens a title, and nothing closes it.
    pattern: /(?<![\w\]\\])\[([^[\]\n]+)\]\((\.{0,2}\/[^()\s"]*|#[^()\s"]*|https?:[^()\s"]*) "([^"\n()]*)\)/g,
    describe: ([text = '', address = '', title = '']) => ({
      code: 'page/open-link',
      message: 'Unclosed " in a link; shown as text.',
      hint: `Write [${text}](${address} "${title}").`,
    }),
  },
  {
    // `$$x^2` to the end of the text: not the number of a process, nor a name such as `$$slots`.
    pattern: /(?<![\w$\\])\$\$(?=[^\s$][^$\n]*$)(?=.*[\\^=])[^$\n]*/g,
    describe: () => ({
      code: 'page/lost-math',
      message: 'Unclosed $$; this formula is shown as text.',
      hint: 'Close it with a second $$.',
    }),
  },
  {
    // `x^2^`: neither a caret of a pattern nor 2^3^4.
    pattern: /(?<=[\p{L}\d)\]])\^([\p{L}\d+-]{1,6})\^(?![\p{L}\d^])/gu,
    describe: ([text = '']) => ({
      code: 'page/lost-signs',
      message: 'Markdown has no syntax for superscript; shown as text.',
      hint: `Write <sup>${text}</sup>.`,
    }),
  },
  {
    // `[TOC]`, alone: a mark of other tools.
    pattern: /^(\[{1,2}_?toc_?\]{1,2})$/gi,
    describe: ([mark = '']) => ({
      code: 'page/wiki-link',
      message: `\`${mark}\` is not a table of contents here; shown as text.`,
      hint: 'Remove it: every page shows its table of contents beside the text.',
    }),
  },
  {
    // `[a] (/b)`: not after a list's box, and an address alone in the parentheses.
    pattern: /(?<![\w\]\\])(!?)\[([^[\]\n]{2,})\] \(((?:https?:\/\/|mailto:|\.{0,2}\/(?=\w)|#\w)[^()\s]*)\)/g,
    describe: ([image = '', text = '', address = '']) => ({
      code: 'page/spaced-address',
      message: `There is a space between the two parts of this ${image === '' ? 'link' : 'image'}; shown as text.`,
      hint: `Write ${image}[${text}](${address}).`,
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
    // `(/a)[text]`
    pattern: /(?<![\w\]\\])\(((?:https?:\/\/|mailto:|\.{0,2}\/(?=\w))[^()\s]*)\)\[([^[\]\n]+)\](?![[(:])/g,
    describe: ([address = '', text = '']) => ({
      code: 'page/reversed-link',
      message: 'The two parts of this link are the wrong way round; shown as text.',
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
    // `**Note:**text`: a sign before the asterisks, and a letter behind them.
    pattern: /(?<![^\s(])\*\*(?=\p{L})([^*\n]*[:.,!?)])\*\*(?=\p{L})/gu,
    describe: ([text = '']) => ({
      code: 'page/lost-emphasis',
      message: 'Not bold: there is no space after the closing asterisks.',
      hint: `Write a space after **${text}**.`,
    }),
  },
  {
    // `==marked==`: neither a comparison nor a line of signs.
    pattern: /(?<![^\s(])==(?=[^\s=])([^=\n]*[^\s=])==(?![^\s.,:;!?)])/g,
    describe: ([text = '']) => ({
      code: 'page/lost-emphasis',
      message: 'Markdown has no syntax with ==; shown as text.',
      hint: `Write <mark>${text}</mark>.`,
    }),
  },
  {
    // `**bold` to the end of the text: not `**kwargs`, a pattern of files, or a mark of a note below.
    pattern: /(?<![^\s(])\*\*(?=\p{L})(?!\w*(?:args|kw\w*|opts|options|params|props|attrs)\b|\w+\))(?![\s\S]+\*\*)[^\n]*/gu,
    describe: () => ({ code: 'page/open-emphasis', message: 'Unclosed **; shown as text.', hint: 'Close the bold text with a second **.' }),
  },
  {
    // `__Bold text` to the end of the text: not a name such as `__typename`, or `__get` and words behind it.
    pattern:
      /(?<![^\s(])__(?=(?:\p{Lu}\p{Ll}*[,:]?|\p{Ll}+[,:]) \p{L})(?!(?:all|dict|dirname|doc|file|filename|html|init|main|name|proto|typename)\b)(?![\s\S]+__)[^\n]*/gu,
    describe: () => ({ code: 'page/open-emphasis', message: 'Unclosed __; shown as text.', hint: 'Close the bold text with a second __.' }),
  },
  {
    // `and *italic words` to the end of the text, which has no other star: one at its start may mark a note.
    pattern: /(?<=^[^*]*\S[ (])\*(?=\p{Ll}+,? \p{L})(?![\s\S]+\*)[^\n]*/gu,
    describe: () => ({
      code: 'page/open-emphasis',
      message: 'Unclosed *; shown as text.',
      hint: 'Close the text in italics with a second *. If it is meant as an asterisk, write \\*.',
    }),
  },
  {
    // `~~struck~`, `~struck~~` and `~~struck` to the end of the text.
    pattern: /(?<![^\s(])(?:~~(?=\p{L})(?![\s\S]+~~)|~(?=\p{L})(?=[^~\n]+~~(?!~)))[^\n]*/gu,
    describe: () => ({
      code: 'page/open-emphasis',
      message: 'Unclosed ~~; shown as text.',
      hint: 'Write ~~ on both sides of the text to strike through.',
    }),
  },
  {
    // What is left of "`npm install".
    pattern: /(?<![`\w])`(?=[\w$./<{@-])[^`\n]*[^`\s]/g,
    describe: () => ({ code: 'page/open-code', message: 'Unclosed `; shown as text.', hint: 'Close it with a second `.' }),
  },
  {
    // `&nbsp`, `&#8212`: not a parameter of an address.
    pattern: /(?<![\w=?&/#])&(nbsp|copy|mdash|ndash|hellip|rarr|larr|ensp|emsp|amp|lt|gt|quot|#x[\da-f]{2,5}|#\d{2,6})(?![\w;=])/gi,
    describe: ([name = '']) => ({
      code: 'page/unknown-entity',
      message: `The entity \`&${name}\` has no semicolon; shown as text.`,
      hint: `Write \`&${name};\`.`,
    }),
  },
  {
    // `:smile:`: not a part of an address, a time or a path.
    pattern: /(?<![\w:/.\\]):([a-z][a-z_]+|[+-]1|100):(?![\w:/])/g,
    describe([name = '']) {
      const emoji = findEntry(EMOJI_NAMES, name);
      return emoji === undefined
        ? undefined
        : { code: 'page/emoji-name', message: `The name of an emoji, \`:${name}:\`, is shown as text.`, hint: `Write ${emoji}.` };
    },
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

/** A heading as its author wrote it: `# Heading One` -> `#heading-one` */
function toHash(heading: string): string {
  const words = heading.toLowerCase().replaceAll(/[^\p{L}\d\s_-]/gu, '');
  return `#${words.trim().replaceAll(/\s+/g, '-')}`;
}
