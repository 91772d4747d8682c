import { offsetAt } from '@octavo/core/internal';
import type { TextPosition } from '../page-draft.ts';
import type { ErrorDescription } from './error-description.ts';

/** A way to get an import or export wrong, by its first line. */
interface StatementMistake {
  pattern: RegExp;
  describe(groups: string[]): Pick<ErrorDescription, 'message' | 'hint'>;
}

/** The first that fits counts. */
const MISTAKES: readonly StatementMistake[] = [
  {
    pattern: /^(?:import|export)\b.*[‘’“”„‚«»]/,
    describe: () => ({ message: 'This import or export has typographic quotes.', hint: `Write straight ones: ' or ".` }),
  },
  {
    // A sentence has more words behind `from`.
    pattern: /^import (.+) from ([^'"\s;]*[/.][^'"\s;]+);?\s*$/,
    describe: ([names, file]) => ({ message: 'The file of this import has no quotes.', hint: `Write import ${names} from '${file}';` }),
  },
  {
    pattern: /^import \{([^{}]*) from (['"].*)$/,
    describe: ([names = '', file]) => ({
      message: 'Unclosed { in this import.',
      hint: `Write import { ${names.trim()} } from ${file}`,
    }),
  },
  {
    pattern: /^import (\w+(?: *, *\w+)+) from (['"].*)$/,
    describe: ([names = '', file]) => ({
      message: 'Names of this import need braces.',
      hint: `Write import { ${names} } from ${file}`,
    }),
  },
  {
    pattern: /^import (?!from\b)(\w+|\{[^{}]*\}|\* as \w+) +(?:form|fom|frm|of|in)? *((['"])[^'"]+\3.*)$/,
    describe: ([names, file]) => ({ message: 'This import has no `from`.', hint: `Write import ${names} from ${file}` }),
  },
  {
    pattern: /^import \{? *((?:\d\w*|\w+(?:-\w+)+)) *\}? from ['"]/,
    describe: ([name = '']) => ({
      message: `\`${name}\` cannot be a name in JavaScript.`,
      hint: 'Use letters and digits only, and begin with a letter: MyPart.',
    }),
  },
  {
    pattern: /^export (?:const|let) \w+ *: *[\w<>[\]| ]+=/,
    describe: () => ({
      message: 'Pages are JavaScript and cannot contain types.',
      hint: 'Remove the type, or move the code to a .ts file and import it.',
    }),
  },
];

/** A statement that is not JavaScript, as its first line tells; what never ends is read to the end of the text, so its author has to look there. */
export function describeStatement(text: string, stop: TextPosition | undefined): ErrorDescription {
  const lines = text.split(/\r\n|\r|\n/).slice(0, stop?.line ?? 1);
  const first = lines.findLastIndex((line) => /^(?:import|export)\b/.test(line));
  const line = lines[first] ?? '';
  for (const { pattern, describe } of MISTAKES) {
    const match = pattern.exec(line);
    if (match !== null) return { ...describe(match.slice(1)), isWhole: true };
  }
  const isOpen = stop !== undefined && first !== -1 && first < stop.line - 1 && text.slice(offsetAt(text, stop)).trim() === '';
  return {
    message: 'This import or export is not valid JavaScript.',
    hint: 'Check its brackets and quotes, and leave an empty line between it and the text after it.',
    ...(isOpen && { place: { line: first + 1, column: 1 } }),
  };
}
