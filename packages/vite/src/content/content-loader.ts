import path from 'node:path';
import { isSnippetFile, withBase } from '@octavo/core';
import type { Diagnostic, PageOutline } from '@octavo/core';
import type { PageField } from '@octavo/openapi';
import type { IconMap, ImageSize } from '@octavo/theme';
import type { Placement } from '../context.ts';
import { createAssetFacts } from './asset-facts.ts';
import { compileContent } from './compile-content.ts';
import type { CompileContent, ContentSource } from './compile-content.ts';
import { findIconLibrary } from '../icons/icon-library.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import { loadContentIcons } from './load-content-icons.ts';
import type { CompiledPage } from '../mdx/compiled-page.ts';
import { linkReferences } from '../mdx/link-references.ts';
import type { OctavoOptions } from '../options.ts';
import { problemModule } from './problem-module.ts';
import { resolveContentImport } from './resolve-import.ts';
import { findAsset, resolveReference, resolveSourceSet } from './resolve-reference.ts';
import { isContentOf } from './content-id.ts';
import { linkToc } from './link-toc.ts';
import type { LoadedTocEntry } from './link-toc.ts';
import { loadAllIcons } from './load-all-icons.ts';
import { missingImport, missingName } from './missing-import.ts';
import { importRareStyles } from './rare-styles.ts';
import { repairImports } from './repair-imports.ts';
import type { ImportTarget } from './repair-imports.ts';
import { findMissingIcons } from './missing-icons.ts';
import { missingOperation } from './missing-operation.ts';
import type { SiteStore } from '../site/site-store.ts';

/** A content file as a module: the same text for the browser and the server. */
export interface LoadedContent {
  code: string;
  /** Its headings, and the files of the snippets between them. */
  toc: LoadedTocEntry[];
  /** The parameters and values that it describes. */
  fields: PageField[];
  /** What it sets beside its text, by the names of the components. */
  examples: string[];
  /** Words that may be utility classes. */
  classes: string[];
  /** Absolute paths of the content files that it imports. */
  imports: string[];
  /** Imported packages, which only the bundler can find. */
  packages: { specifier: string; line: number; column: number }[];
  /** The names that its module exports. */
  exports: string[];
  /** The named icons of this file alone. */
  icons: IconMap;
  /** Absent when the file does not work. */
  outline?: PageOutline;
  /** The theme's components that it uses; absent when it does not work. */
  usesNames?: string[];
}

/** Turns content files into modules: compiled once per content, then linked to the site as it stands. */
export interface ContentLoader {
  /** `file` is absolute. Never rejects for the author's errors: they are in `diagnostics()`, and the module shows them. */
  load(file: string): Promise<LoadedContent>;
  /** The named icons of a file and of all content that it imports. */
  loadIcons(file: string): Promise<IconMap>;
  /** The public address of a served file, with its content's hash; undefined when there is no such file. */
  assetUrl(pathname: string): string | undefined;
  /** The size of a served image in its own pixels; undefined when there is no such file, or it is no image. */
  assetSize(pathname: string): ImageSize | undefined;
  /** Adds what was found where the file's module was used; replaces what was found before. Forgotten when the file changes. */
  note(file: string, diagnostics: Diagnostic[]): void;
  /** True while the file's own module does not work. */
  isBroken(file: string): boolean;
  /** What is wrong with the files loaded so far. */
  diagnostics(): Diagnostic[];
  forget(file: string): void;
  /** Has the compiler ready for an edit of a file like this one. */
  warmUp(file: string): Promise<void>;
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
  icons: IconResolver;
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
  const facts = createAssetFacts();

  const assetUrl = (pathname: string): string | undefined => {
    const file = store.findAsset(pathname);
    return file === undefined ? undefined : `${encodeURI(withBase(placement.base, pathname))}?v=${facts(file).version}`;
  };

  const assetSize = (pathname: string): ImageSize | undefined => {
    const file = store.findAsset(pathname);
    return file === undefined ? undefined : facts(file).size;
  };

  const fail = (file: string, diagnostics: Diagnostic[]): LoadedContent => {
    problems.set(file, diagnostics);
    const good = isDev ? lastGood.get(file) : undefined;
    return (
      good ?? {
        code: problemModule(diagnostics),
        toc: [],
        fields: [],
        examples: [],
        classes: [],
        imports: [],
        packages: [],
        exports: ['default'],
        icons: {},
      }
    );
  };

  const readSource = (file: string): ContentSource => {
    const name = path.relative(placement.root, file).replaceAll('\\', '/');
    const isPage = !isSnippetFile(name);
    const { codeThemes } = store.site().config;
    return { file: name, text: store.readText(name), isPage, isImported: isPage && store.isImported(file), codeThemes };
  };

  const read = async (file: string): Promise<{ name: string; text: string; page: CompiledPage }> => {
    const source = readSource(file);
    return { name: source.file, text: source.text, page: await compile(source) };
  };

  /** What an imported file brings, as its module is served. */
  const findTarget = async (file: string): Promise<ImportTarget> => {
    if (!isContentOf(placement.root, file)) return { exports: 'any' };
    const { page } = await read(file);
    const isBroken = page.diagnostics.some(({ severity }) => severity === 'error');
    const exports = isBroken ? (isDev ? lastGood.get(file)?.exports : undefined) : page.exports;
    if (exports?.includes('*')) return { exports: 'any' };
    return { exports: new Set(exports ?? ['default']), ...(exports === undefined && { isBroken }) };
  };

  const loader: ContentLoader = {
    assetUrl,
    assetSize,
    get compiled() {
      return compile.count();
    },
    loadIcons: (file) => loadAllIcons(file, (one) => (isContentOf(placement.root, one) ? loader.load(one) : undefined)),
    async load(file) {
      const { name, text, page } = await read(file);
      if (compiled.get(file) !== page) noted.delete(file);
      compiled.set(file, page);
      const site = store.site();
      const found = page.imports.map((entry) => ({ ...entry, target: resolveContentImport(entry.specifier, file, placement.root) }));
      const missing = found.filter(({ target }) => target.kind === 'missing');
      const library = findIconLibrary(site.config);
      const { icons, diagnostics: unknown } = await loadContentIcons(page, { file: name, text }, { resolver: setup.icons, library });
      const targets = new Map<string, ImportTarget>(missing.map(({ specifier }) => [specifier, { exports: new Set() }]));
      for (const { specifier, target } of found) if (target.kind === 'file') targets.set(specifier, await findTarget(target.file));
      const repaired = repairImports(page.code, targets);
      const lost = repaired.missing.flatMap((one) => {
        const { exports = 'any', isBroken = false } = targets.get(one.specifier) ?? {};
        if (exports === 'any' || exports.size === 0 || isBroken) return [];
        const { line, column } = found.find(({ specifier }) => specifier === one.specifier) ?? { line: 1, column: 1 };
        return [missingName({ ...one, line, column, names: [...exports] }, name, text)];
      });
      const unshown = page.operations.flatMap((operation) => {
        const target = store.apis.findOperation(operation.name);
        return 'key' in target ? [] : [missingOperation(operation, { file: name, text, ...target })];
      });
      const diagnostics = [
        ...page.diagnostics,
        ...missing.map((entry) => missingImport(entry, name, text)),
        ...lost,
        ...unshown,
        ...unknown,
        ...findMissingIcons(page, { file: name, text, placement, findAsset: store.findAsset }),
      ];
      if (diagnostics.some(({ severity }) => severity === 'error')) return fail(file, diagnostics);
      problems.set(file, diagnostics);
      const scope = { placement, site: store.site(), assetUrl, findRedirect: store.findRedirect };
      const code = linkReferences(repaired.code, page.references, ({ kind, value }) => ({
        address: (kind === 'assets' ? resolveSourceSet : resolveReference)(value, name, scope),
        ...(kind === 'asset' && { size: findAsset(value, name, assetSize) }),
      }));
      const loaded: LoadedContent = {
        code: importRareStyles(page) + code,
        exports: page.exports,
        toc: linkToc(page.toc, (specifier) => {
          const target = found.find((one) => one.specifier === specifier)?.target;
          return target?.kind === 'file' ? target.file : undefined;
        }),
        fields: page.fields,
        examples: page.examples,
        classes: page.classes,
        imports: found.flatMap(({ target }) => (target.kind === 'file' ? [target.file] : [])),
        packages: found.filter(({ target }) => target.kind === 'package'),
        icons,
        outline: page.outline,
        usesNames: page.usesNames,
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
    warmUp: (file) => compile.warmUp(readSource(file)),
    close: () => compile.close(),
  };
  return loader;
}
