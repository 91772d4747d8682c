import type { Node } from 'jsonc-parser';
import type { JsonFinding } from '../json-finding.ts';
import { parseJson } from '../parse-json.ts';
import type { ConfigReader, ConfigText } from './config-reader.ts';
import { createRefFinding } from './ref-finding.ts';
import type { RefProblem } from './ref-finding.ts';
import { resolveRef } from './resolve-ref.ts';

/** Reads the files that a config refers to. */
export interface RefLoader {
  /** The file of a reference in `from`, which was reached over the files of `chain`; undefined, with a finding, where there is none. */
  load(reference: Node, from: ConfigText, chain: readonly string[]): { root: Node; source: ConfigText } | undefined;
  /** The files that were asked for, those that are not there too. */
  files(): ConfigText[];
}

/** Makes the loader; what is wrong with references and files is told to `onFinding`, once for each file. */
export function createRefLoader(read: ConfigReader, onFinding: (finding: JsonFinding) => void): RefLoader {
  const known = new Map<string, ConfigText>();
  return {
    load(reference, from, chain) {
      const fail = (problem: RefProblem): undefined => {
        onFinding(createRefFinding(problem, reference, from));
      };
      if (String(reference.value).includes('#')) return fail('part');
      const target = resolveRef(String(reference.value), from.file);
      if (target === undefined) return fail('outside');
      if (!/\.json$/i.test(target)) return fail('no-json');
      if (chain.includes(target)) return fail('cycle');
      const result = read(target);
      const source = { file: target, text: 'text' in result ? result.text : '' };
      const isNew = !known.has(target);
      known.set(target, source);
      if ('problem' in result) return fail(result.problem);
      const { root, findings } = parseJson(source.text);
      if (isNew) for (const finding of findings) onFinding({ ...finding, source });
      return root === undefined ? fail('empty') : { root, source };
    },
    files: () => [...known.values()],
  };
}
