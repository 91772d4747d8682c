import type { Node } from 'jsonc-parser';
import type { JsonFinding } from '../json-finding.ts';
import type { ConfigText } from './config-reader.ts';

/** What is wrong with a `$ref`. */
export type RefProblem = 'missing' | 'outside' | 'no-json' | 'cycle' | 'empty' | 'part' | 'siblings';

const WORDS: { readonly [problem in RefProblem]: readonly [message: string, hint: string] } = {
  missing: ['names a file that is not there', 'Correct the path: it counts from the folder of this file.'],
  outside: ['leads out of the project', 'Put the file beside the config, or in a folder under it, and name it by a relative path.'],
  'no-json': ['names a file that is no JSON', 'Name a file that ends in `.json`.'],
  cycle: ['leads back to a file that it is a part of', 'Take one of the references out of the circle.'],
  part: ['names a part of a file', 'Put that part into a file of its own, and name the file without `#`.'],
  siblings: ['names a file that holds no object, so the keys beside it are ignored', 'Take them out, or make it an object.'],
  empty: ['names a file without any JSON', 'Write an object or a list into that file.'],
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
