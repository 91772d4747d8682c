import type { Extension } from './extension.ts';

/** An extension as a thread can load it: plain data. */
export interface ExtensionModule {
  /** How messages name it. */
  name: string;
  /** Of the module of Node's that holds it, with all its own files. */
  url: string;
  /** Stands for all that it is made of. */
  hash: string;
  /** The file that its specifier names (an absolute path). */
  file: string;
  /** The names of its components. */
  components: readonly string[];
}

/** Loads the module; rejects with whatever it throws. `checkShape` tells whether its default export is an extension. */
export async function importExtension({ url }: Pick<ExtensionModule, 'url'>): Promise<Extension> {
  const module: { default: Extension } = await import(/* @vite-ignore */ url);
  return module.default;
}

/** The names that pages may use without an import, also with parts: `<Chart>`, `<Chart.Line>`. */
export function listComponentNames(modules: readonly ExtensionModule[]): string[] {
  return modules.flatMap(({ components }) => components.flatMap((name) => [name, `${name}.*`]));
}
