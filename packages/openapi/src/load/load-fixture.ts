import type { ApiIo } from '../files/api-io.ts';
import { loadApi } from './load-api.ts';
import type { LoadedApi } from './load-api.ts';
import { createSpecFiles } from '../files/spec-files.ts';
import type { SpecFiles } from '../files/spec-files.ts';

/** For tests: files by path, as text or as an object. They may be changed afterwards. */
export function createTestFiles(texts: Record<string, string | object>): SpecFiles {
  const io: ApiIo = {
    read(source) {
      const text = texts[source];
      if (text === undefined) return { problem: 'The file does not exist.' };
      return { text: typeof text === 'string' ? text : JSON.stringify(text, undefined, 2) };
    },
  };
  return createSpecFiles(io);
}

/** For tests: loads the API at `api.yaml` of these files. */
export function loadTestApi(texts: Record<string, string | object>, hosts: string[] = []): LoadedApi & { files: SpecFiles } {
  const files = createTestFiles(texts);
  return { ...loadApi('api.yaml', { files, hosts: new Set(hosts) }), files };
}
