import type { TextPosition } from '../page-draft.ts';
import { describeBraces, describeOpenBrace } from './describe-braces.ts';
import {
  BARE_LINK,
  describeBrokenTag,
  describeDeclaration,
  describeOpenQuote,
  describeSnippet,
  describeStrayTag,
  describeUnquotedValue,
} from './describe-broken-tag.ts';
import { describeStatement } from './describe-statement.ts';
import { describeUnclosedTag } from './describe-unclosed-tag.ts';
import type { ErrorDescription } from './error-description.ts';
import { LESS_THAN_HINT, toPlainName } from './tag-words.ts';

/** How one kind of the parser's messages is told to an author. */
export interface SyntaxErrorRule {
  /** Fits the parser's own message. */
  pattern: RegExp;
  /** Describes the problem, which the parser met at `stop`. */
  describe(match: string[], text: string, stop?: TextPosition): ErrorDescription;
}

/** The first that fits counts. */
export const SYNTAX_ERROR_RULES: readonly SyntaxErrorRule[] = [
  {
    pattern: /^Too many levels of lists and quotes/,
    describe: () => ({
      message: 'Lists and quotes are nested too deeply to be compiled.',
      hint: 'If the markers are meant as text, put them in a code block.',
    }),
  },
  {
    pattern: /^Too many levels of emphasis/,
    describe: () => ({
      message: 'Emphasis is nested too deeply to be compiled.',
      hint: 'If * and _ are meant as text, put them in a code block, or write \\* and \\_.',
    }),
  },
  {
    pattern: /^Too many levels of elements/,
    describe: () => ({
      message: 'Elements are nested too deeply to be compiled.',
      hint: 'Close elements that should not contain what follows. If the tags are meant as text, put them in a code block.',
    }),
  },
  {
    pattern: /^Too many nested boxes/,
    describe: () => ({
      message: 'Too many lists, quotes and footnotes to be compiled.',
      hint: 'Split the page into several pages.',
    }),
  },
  {
    pattern: /^Too many levels of brackets/,
    describe: () => ({
      message: 'Too many nested or unopened brackets to be compiled.',
      hint: 'If [ and ] are meant as text, put them in a code block.',
    }),
  },
  {
    pattern: /^Too many open backticks/,
    describe: () => ({
      message: 'This paragraph has too many unclosed backticks to be compiled.',
      hint: 'If they are meant as text, put them in a code block.',
    }),
  },
  {
    pattern: /^Too many cells in a table/,
    describe: () => ({
      message: 'This table has too many cells to be compiled.',
      hint: 'Split it into several tables, or publish it as a file.',
    }),
  },
  {
    pattern: /^Too much JavaScript/,
    describe: (_match, text) => {
      const open = describeOpenBrace(text);
      return open.place === undefined
        ? {
            message: 'The text between { and } is too long to be compiled.',
            hint: 'If it is data, move it to a file or to an `export const`. If it is meant as text, write \\{ or put it in backticks.',
          }
        : open;
    },
  },
  {
    pattern: /corresponding closing brace for `\{`/,
    describe: (_match, text) => describeOpenBrace(text),
  },
  {
    pattern: /^Could not parse expression with acorn/,
    describe: (_match, text, stop) => describeBraces(text, stop),
  },
  {
    pattern: /^Could not parse import\/exports with acorn/,
    describe: (_match, text, stop) => describeStatement(text, stop),
  },
  {
    pattern: /to create a link in MDX/,
    describe: () => BARE_LINK,
  },
  {
    pattern: /to create a comment in MDX/,
    describe: (_match, text, stop) => describeDeclaration(text, stop),
  },
  {
    pattern: /^Unexpected character `(.+?)` \(.*before name/,
    describe: ([, char = ''], text, stop) =>
      describeSnippet(text, stop) ?? { message: `A tag cannot start with <${char}.`, hint: LESS_THAN_HINT },
  },
  {
    pattern: /^Unexpected closing tag `<\/(.*?)>`.* for `<(.*?)>` \((\d+):\d+/,
    describe: ([, closing = '', opening = '', line = '']) => ({
      message: `Unexpected </${closing}>: the open tag is <${opening}>, from line ${line}.`,
      hint: `Close <${opening}> first, or fix one of the two names.`,
    }),
  },
  {
    pattern: /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-[\d:]+\)(?: before the end of `(\w+)`)?/,
    describe: ([, name = '', line, column, container], text) =>
      describeUnclosedTag(text, { name, place: { line: Number(line), column: Number(column) }, container }),
  },
  {
    pattern: /^Expected the closing tag `<\/(.*?)>` .* `(\w+)`/,
    describe: ([, name = '', container = '']) => ({
      message: `</${name}> overlaps the end of the ${toPlainName(container)} around it.`,
      hint: 'Close the innermost element first.',
    }),
  },
  {
    pattern: /^Unexpected closing slash `\/` in tag/,
    describe: (_match, text, stop) => describeStrayTag(text, stop),
  },
  {
    pattern: /before attribute value/,
    describe: (_match, text, stop) => describeUnquotedValue(text, stop),
  },
  {
    pattern: /corresponding closing quote/,
    describe: (_match, text) => describeOpenQuote(text),
  },
  {
    pattern: /only spread elements are supported/,
    describe: () => ({ message: 'Braces without a name in a tag can only contain {...values}.', hint: 'Write name={value}.' }),
  },
  {
    pattern: /^Unexpected lazy line/,
    describe: () => ({
      message: 'This line is outside the list or quote in which the braces or the tag started.',
      hint: 'Indent it like the line above.',
    }),
  },
  {
    pattern: /^Unexpected (?:end of file|character).*(?:in|after|before) (?:[a-z ]*)(?:name|tag|attribute|self-closing)/,
    describe: (_match, text, stop) => describeBrokenTag(text, stop),
  },
];
