import type { parseHTML } from 'linkedom';

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
  const isSource = import.meta.url.endsWith('.ts');
  const find = (name: string, copy: string): string =>
    isSource ? import.meta.resolve(name) : new URL(`../../${copy}`, import.meta.url).href;
  const linkedom: Pick<DrawingLibraries, 'parseHTML'> = await import(find('linkedom/worker', 'linkedom/worker.js'));
  return {
    parseHTML: linkedom.parseHTML,
    async loadMermaid() {
      const library: { default: DrawingLibrary } = await import(find('mermaid/dist/mermaid.esm.min.mjs', 'mermaid/mermaid.esm.min.mjs'));
      return library.default;
    },
  };
}
