import type { parseHTML } from 'linkedom';
import { IS_SOURCE, packedFile } from '../../own-files.ts';

/** What is used of the library `mermaid`: its default export. */
export interface DrawingLibrary {
  initialize(config: Readonly<Record<string, unknown>>): void;
  parse(source: string): Promise<unknown>;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/** The libraries that draw: a document without a browser, and Mermaid, which looks for one when it is loaded. */
export interface DrawingLibraries {
  parseHTML: typeof parseHTML;
  loadMermaid(): Promise<DrawingLibrary>;
}

/** Loads them: as their authors publish them, and in the published package from the copies in it, which need no other package. */
export async function loadLibraries(): Promise<DrawingLibraries> {
  const linkedom: Pick<DrawingLibraries, 'parseHTML'> = await import(find('linkedom/worker', 'linkedom/worker.js'));
  return {
    parseHTML: linkedom.parseHTML,
    async loadMermaid() {
      const library: { default: DrawingLibrary } = await import(find('mermaid/dist/mermaid.esm.min.mjs', 'mermaid/mermaid.esm.min.mjs'));
      return library.default;
    },
  };
}

function find(name: string, copy: string): string {
  return IS_SOURCE ? import.meta.resolve(name) : packedFile(copy).href;
}
