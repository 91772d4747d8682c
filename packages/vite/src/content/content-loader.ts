import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { TocEntry } from '@octavo/theme';
import type { Placement } from '../context.ts';
import { createAssetVersion } from './asset-version.ts';
import { compileContent } from './compile-content.ts';
import type { CompileContent } from './compile-content.ts';
import type { CompiledPage } from '../mdx/compiled-page.ts';
import { linkReferences } from '../mdx/link-references.ts';
import type { OctavoOptions } from '../options.ts';
import { problemModule } from './problem-module.ts';
import { resolveContentImport } from './resolve-import.ts';
import { resolveReference } from './resolve-reference.ts';
import { missingImport } from './missing-import.ts';
import { stubImports } from './stub-imports.ts';
import type { SiteStore } from '../site/site-store.ts';

/** A content file as a module: the same text for the browser and the server. */
export interface LoadedContent {
  code: string;
  toc: TocEntry[];
  /** Words that may be utility classes. */
  classes: string[];
  /** Absolute paths of the content files that it imports. */
  imports: string[];
  /** Imported packages, which only the bundler can find. */
  packages: { specifier: string; line: number; column: number }[];
}

/** Turns content files into modules: compiled once per content, then linked to the site as it stands. */
export interface ContentLoader {
  /** `file` is absolute. Never rejects for the author's errors: they are in `diagnostics()`, and the module shows them. */
  load(file: string): Promise<LoadedContent>;
  /** The public address of a served file, with its content's hash; undefined when there is no such file. */
  assetUrl(pathname: string): string | undefined;
  /** Adds what was found where the file's module was used; replaces what was found before. Forgotten when the file changes. */
  note(file: string, diagnostics: Diagnostic[]): void;
  /** True while the file's own module does not work. */
  isBroken(file: string): boolean;
  /** What is wrong with the files loaded so far. */
  diagnostics(): Diagnostic[];
  forget(file: string): void;
  close(): Promise<void>;
  /** How many compilations ran, not counting those that a cache answered. */
  readonly compiled: number;
}

/** Makes the loader of a placement; in dev a broken file keeps its last good module. */
export function createContentLoader(setup: {
  placement: Placement;
  store: SiteStore;
  isDev: boolean;
  cacheDir: string;
  options: OctavoOptions;
}): ContentLoader {
  const { placement, store, isDev } = setup;
  const compile: CompileContent = compileContent({
    isDev,
    cacheDir: setup.cacheDir,
    extraComponents: Object.keys(setup.options.components ?? {}),
  });
  const problems = new Map<string, Diagnostic[]>();
  const compiled = new Map<string, CompiledPage>();
  const noted = new Map<string, Diagnostic[]>();
  const lastGood = new Map<string, LoadedContent>();
  const version = createAssetVersion();

  const assetUrl = (pathname: string): string | undefined => {
    const file = store.findAsset(pathname);
    return file === undefined ? undefined : `${encodeURI(withBase(placement.base, pathname))}?v=${version(file)}`;
  };

  const fail = (file: string, diagnostics: Diagnostic[]): LoadedContent => {
    problems.set(file, diagnostics);
    const good = isDev ? lastGood.get(file) : undefined;
    return good ?? { code: problemModule(diagnostics), toc: [], classes: [], imports: [], packages: [] };
  };

  return {
    assetUrl,
    get compiled() {
      return compile.count();
    },
    async load(file) {
      const name = path.relative(placement.root, file).replaceAll('\\', '/');
      const text = readFileSync(file, 'utf8');
      const page = await compile({ file: name, text, isPage: !/^_?snippets\//.test(name) });
      if (compiled.get(file) !== page) noted.delete(file);
      compiled.set(file, page);
      const kindOf = (specifier: string): string => resolveContentImport(specifier, file, placement.root).kind;
      const missing = page.imports.filter(({ specifier }) => kindOf(specifier) === 'missing');
      const diagnostics = [...page.diagnostics, ...missing.map((entry) => missingImport(entry, name, text))];
      if (diagnostics.some(({ severity }) => severity === 'error')) return fail(file, diagnostics);
      problems.set(file, diagnostics);
      const scope = { placement, site: store.site(), assetUrl };
      const code = linkReferences(page.code, page.references, ({ value }) => resolveReference(value, name, scope));
      const loaded: LoadedContent = {
        code: stubImports(code, new Set(missing.map(({ specifier }) => specifier))),
        toc: page.toc,
        classes: page.classes,
        imports: page.imports.flatMap(({ specifier }) => {
          const found = resolveContentImport(specifier, file, placement.root);
          return found.kind === 'file' ? [found.file] : [];
        }),
        packages: page.imports.filter(({ specifier }) => kindOf(specifier) === 'package'),
      };
      if (isDev) lastGood.set(file, loaded);
      return loaded;
    },
    note: (file, diagnostics) => void noted.set(file, diagnostics),
    isBroken: (file) => problems.get(file)?.some(({ severity }) => severity === 'error') ?? false,
    diagnostics: () => [...problems.values(), ...noted.values()].flat(),
    forget(file) {
      problems.delete(file);
      noted.delete(file);
      lastGood.delete(file);
    },
    close: () => compile.close(),
  };
}
