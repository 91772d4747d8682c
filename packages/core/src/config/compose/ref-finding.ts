import type { Node } from 'jsonc-parser';
import type { JsonFinding } from '../json-finding.ts';
import type { ConfigText } from './config-reader.ts';

/** What is wrong with a `$ref`. */
export type RefProblem = 'missing' | 'outside' | 'no-json' | 'cycle' | 'empty' | 'part' | 'siblings';

const WORDS: { readonly [problem in RefProblem]: readonly [message: string, hint: string] } = {
  missing: ['refers to a missing file', 'Fix the path; it is relative to the folder of this file.'],
  outside: ['points outside the project', 'Move the file to the folder of the config or below, and use a relative path.'],
  'no-json': ['refers to a file that is not JSON', 'Use a file that ends in `.json`.'],
  cycle: ['is circular', 'Remove one of the references.'],
  part: ['refers to a part of a file', 'Move that part to its own file, and refer to it without `#`.'],
  siblings: ['refers to a file that is not an object, so the keys beside it are ignored', 'Remove them, or make it an object.'],
  empty: ['refers to an empty file', 'Put an object or a list in that file.'],
};

/** Says what is wrong with a `$ref`, in the file where it is written. */
export function createRefFinding(problem: RefProblem, { value, offset, length }: Node, source: ConfigText): JsonFinding {
  const [message, hint] = WORDS[problem];
  return {
    code: `config/ref-${problem}`,
    severity: problem === 'siblings' ? 'warning' : 'error',
    message: `\`$ref\` ${message}: \`${value}\`.`,
    hint,
    range: { offset, length },
    source,
  };
}
