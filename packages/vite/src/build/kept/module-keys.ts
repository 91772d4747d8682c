import { createHash, hash } from 'node:crypto';
import type { FindModule } from '../../delivery/module-effects.ts';

/** What a page is made from: the program's modules, and those that its own leads to. */
export interface PageModules {
  /** Hexadecimal, of the text of all of them: equal where they would render the same. */
  key: string;
  /** Those that are not the program's; of the program itself all that are. */
  ids: ReadonlySet<string>;
}

/** The roots of a graph, by the bundler's ids. */
export interface ModuleRoots {
  /** What every page is rendered with. */
  program: string;
  /** The modules of pages. */
  pages: Iterable<string>;
}

/** What the pages of a build are made from: read where the bundler has its graph, asked when they are rendered. */
export interface ModuleKeys {
  read(roots: ModuleRoots, find: FindModule): void;
  /** By the id of the page's module. */
  find(page: string): PageModules | undefined;
  entries(): [page: string, modules: PageModules][];
  /** Puts what an earlier build read in the place of a graph. */
  restore(entries: readonly [page: string, modules: PageModules][]): void;
}

/** Makes the memory of a build. */
export function createModuleKeys(): ModuleKeys {
  let pages: ReadonlyMap<string, PageModules> = new Map();
  return {
    read(roots, find) {
      pages = readPages(roots, find);
    },
    find: (page) => pages.get(page),
    entries: () => [...pages],
    restore(entries) {
      pages = new Map(entries);
    },
  };
}

function readPages({ program, pages }: ModuleRoots, find: FindModule): ReadonlyMap<string, PageModules> {
  const known = new Map<string, KnownModule>();
  // Each question to the bundler copies the module out of its memory.
  const read = (id: string): KnownModule => {
    const module = known.get(id) ?? describe(id, find(id));
    known.set(id, module);
    return module;
  };
  const follow = (root: string, isLeft: (id: string) => boolean): Set<string> => {
    const found = new Set([root]);
    for (const id of found) for (const next of read(id).imports) if (!isLeft(next)) found.add(next);
    return found;
  };
  const join = (ids: Iterable<string>): string =>
    [...ids]
      .map((id) => read(id).key)
      .toSorted()
      .join('');
  const shared = follow(program, () => false);
  const sharedKey = join(shared);
  return new Map(
    [...new Set(pages)].map((page) => {
      const ids = page === program ? shared : follow(page, (id) => shared.has(id));
      return [page, { ids, key: createHash('sha256').update(sharedKey).update(join(ids)).digest('hex') }];
    }),
  );
}

interface KnownModule {
  /** Of its id and its text. */
  key: string;
  imports: readonly string[];
}

function describe(id: string, module: ReturnType<FindModule>): KnownModule {
  const { code, importedIds, dynamicallyImportedIds } = module ?? { code: null, importedIds: [], dynamicallyImportedIds: [] };
  return { key: hash('sha256', `${id}\0${code ?? ''}`), imports: [...importedIds, ...dynamicallyImportedIds] };
}
