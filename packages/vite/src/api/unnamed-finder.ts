import type { Api } from '@octavo/openapi/internal/load';
import { listWantedApis } from './find-spec-files.ts';
import type { SpecFileScope } from './find-spec-files.ts';
import { findUnnamedSpecs, isApiText } from './find-unnamed-specs.ts';
import { readSpecFile } from './read-spec-file.ts';
import type { LoadedApis } from './loaded-apis.ts';

/** Finds API files that a site shows something of and names nowhere. */
export interface UnnamedFinder {
  /** Those among files that are not `sources`, and those that were loaded for it and show nothing. */
  find(scope: SpecFileScope, found: { sources: readonly string[]; named: readonly Api[] }): { unnamed: string[]; strangers: string[] };
  /** Takes in a change of a file. */
  forget(file: string): void;
}

/** Makes the finder of a content root. A file is looked into once: a folder may hold much else. */
export function createUnnamedFinder(root: string, apis: Pick<LoadedApis, 'load' | 'find'>): UnnamedFinder {
  const verdicts = new Map<string, boolean>();
  const isApi = (file: string): boolean => {
    const known = verdicts.get(file);
    if (known !== undefined) return known;
    const result = readSpecFile(root, file);
    const verdict = 'text' in result && isApiText(result.text);
    verdicts.set(file, verdict);
    return verdict;
  };
  return {
    find(scope, { sources, named }) {
      const files = scope.files.filter((file) => !sources.includes(file)).toSorted();
      const unnamed = findUnnamedSpecs({ wanted: listWantedApis(scope), named, files, isApi, load: apis.load });
      return { unnamed, strangers: files.filter((file) => apis.find(file) !== undefined && !unnamed.includes(file)) };
    },
    forget: (file) => void verdicts.delete(file),
  };
}
