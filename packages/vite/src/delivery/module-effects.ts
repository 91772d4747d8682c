import { findModuleEffect } from './find-module-effect.ts';

/** What of the bundler's graph is asked. */
export type FindModule = (
  id: string,
) => { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

/** What the modules of authors do beside giving components. */
export interface ModuleEffects {
  /** Reads the graph of a bundle: for each module of `roots`, what it and all that it imports do. */
  read(roots: readonly string[], graph: { find: FindModule; isOurs: (id: string) => boolean }): void;
  /** The effect of a module and what it imports, in words; undefined for none. */
  find(id: string): string | undefined;
  entries(): [id: string, effect: string][];
  /** Puts what an earlier build read in the place of a graph. */
  restore(entries: readonly [id: string, effect: string][]): void;
}

/** Makes the memory of a build: read where the bundler has its graph, asked when pages are rendered. */
export function createModuleEffects(): ModuleEffects {
  const found = new Map<string, string>();
  return {
    read(roots, { find, isOurs }) {
      const own = new Map<string, string | undefined>();
      const ask = (id: string, code: string | null): string | undefined => {
        if (!own.has(id)) own.set(id, code === null ? undefined : findModuleEffect(code));
        const effect = own.get(id);
        return effect && `\`${nameOf(id)}\` ${effect}`;
      };
      for (const root of roots) {
        const seen = new Set([root]);
        for (const id of seen) {
          const module = isOurs(id) || STYLE.test(id) ? null : find(id);
          if (module === null) continue;
          const effect = ask(id, module.code);
          if (effect !== undefined) {
            found.set(root, effect);
            break;
          }
          for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) seen.add(next);
        }
      }
    },
    find: (id) => found.get(id),
    entries: () => [...found],
    restore(entries) {
      for (const [id, effect] of entries) found.set(id, effect);
    },
  };
}

const STYLE = /\.(?:css|scss|sass|less|styl)(?:\?|$)/;

/** `/site/snippets/chart.tsx?x` -> `chart.tsx` */
function nameOf(id: string): string {
  return (
    id
      .replace(/[?].*$/, '')
      .replace(/\.octavo(?:\.\w+)?$/, '')
      .split('/')
      .at(-1) ?? id
  );
}
