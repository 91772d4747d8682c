import path from 'node:path';
import { COMPONENT_NAMES, COMPONENT_PARTS, COMPONENT_PROPS } from '@octavo/theme/internal/component-names';
import type { CodeThemes } from '@octavo/core';
import { listComponentNames } from '../../extension/extension-module.ts';
import type { ExtensionModule } from '../../extension/extension-module.ts';
import type { SharedCache } from '../../disk/json-cache.ts';
import { createLogCache } from '../../disk/log-cache.ts';
import type { FoundCode } from '../../mdx/code/found-code.ts';
import type { TypeTools } from '../../mdx/code/type-tools.ts';
import { createCompileCache, createCompileKey, createTextKey } from '../../mdx/compile-cache.ts';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import type { PageReader } from '../../mdx/create-compiler.ts';
import { createCompilePool } from '../../mdx/compile-pool.ts';
import { findMarkedInput } from '../../mdx/text/remark-marked.ts';
import { isMarkedText } from '../../mdx/text/marked-text.ts';
import type { MarkedInput, MarkedText } from '../../mdx/text/marked-text.ts';
import { createPageDraft, reportFinding } from '../../mdx/page-draft.ts';
import type { NativePackage } from '../../native-package.ts';
import type { RemoteCache } from '../../remote-cache/create-remote-cache.ts';
import { shareCache } from '../../remote-cache/share-cache.ts';
import { holdMemory } from '../../hold-memory.ts';

/** Texts after which a thread compiles at about its speed: the first take three times as long, as what runs often is not made quick yet. */
const WARM = 12;

/** Texts of which a build has so many that what is held for them counts. */
const MANY = 12;

/** Compiles a content file; the same text of the same file is compiled once. */
export interface CompileContent {
  (source: ContentSource): Promise<CompiledPage>;
  /** Writes the text of a page as Markdown. */
  write(input: MarkedInput): Promise<MarkedText>;
  /** How many compilations ran that no cache answered. */
  count(): number;
  /** How many of them each reader has read, where that may be the native one. */
  readers: ReadonlyMap<PageReader, number>;
  /** Compiles for nothing until a thread has compiled a dozen texts: it has loaded by then what such a text needs, and runs at its speed. */
  warmUp(source: ContentSource): Promise<void>;
  /** Has a thread load the compiler, before there is a text for it. */
  start(): void;
  /** Ends the threads once their work is done: the memory that they hold is free then. What is compiled afterwards starts new ones. */
  rest(): Promise<void>;
  /** Ends the threads, and waits for what is sent to other machines. */
  close(): Promise<void>;
  /** Removes from the disk what was not asked for, where anything was compiled. */
  prune(): void;
  /** What is kept on the disk, by names that all machines give it. */
  caches: Readonly<Record<'pages' | 'texts', SharedCache>>;
}

/** A content file: its path from the content root and its text. */
export interface ContentSource {
  file: string;
  text: string;
  /** False for a snippet, whose named exports are kept. */
  isPage: boolean;
  /** True for a page that other files import as a snippet. */
  isImported: boolean;
  /** False for a file of a folder that the config calls untrusted. */
  isTrusted: boolean;
  /** The code of the files that its fences name. */
  codes: Readonly<Record<string, FoundCode>>;
  /** What reads the types of its code, where it asks for them and that is installed. */
  typeTools?: TypeTools | undefined;
  /** The colours of blocks of code, where the config names some. */
  codeThemes: CodeThemes | undefined;
  /** What adds steps to the compiler. */
  extensions: readonly ExtensionModule[];
}

/** Bytes after which a file of a dev server's pages is begun anew: each edit adds a page to one, and only builds prune. */
const LIMIT = 32_000_000;

/** Milliseconds after which a page is kept in dev. */
const LATER = 200;

/** Makes the compiler of a site, which works in threads; results are kept on the disk. */
export function compileContent(setup: {
  isDev: boolean;
  cacheDir: string;
  extraComponents: string[];
  native: NativePackage | undefined;
  /** How many a build compiles with. */
  threads: () => number;
  /** What other machines compiled. */
  remote: RemoteCache | undefined;
}): CompileContent {
  const options = {
    dev: setup.isDev,
    componentNames: [...COMPONENT_NAMES, ...COMPONENT_PARTS, ...setup.extraComponents.flatMap((name) => [name, `${name}.*`])],
    componentProps: COMPONENT_PROPS,
    native: setup.native,
    codeFolder: path.join(setup.cacheDir, 'octavo-code'),
  };
  const { remote } = setup;
  const cache = createCompileCache({
    directory: path.join(setup.cacheDir, `octavo-pages-${setup.isDev ? 'dev' : 'build'}`),
    ...(setup.isDev && { limit: LIMIT }),
    remote,
  });
  const texts = shareCache(createLogCache({ directory: path.join(setup.cacheDir, 'octavo-texts'), isValid: isMarkedText }), {
    name: 'texts',
    remote,
  });
  const known = new Map<string, { key: string; result: Promise<CompiledPage> }>();
  const compiler = createCompilePool(options, setup.isDev ? { threads: () => 2, isKept: true } : { threads: setup.threads });
  let count = 0;
  const readers = new Map<PageReader, number>();
  let runs = 0;
  /** What is to be written to the disk: in dev once the browser has the page, as to make a file takes longer than the browser needs. */
  const unkept = new Map<string, CompiledPage>();

  const keepAll = (): void => {
    for (const [key, page] of unkept) cache.keep(key, page);
    unkept.clear();
  };

  const keep = (key: string, page: CompiledPage): void => {
    unkept.set(key, page);
    if (!setup.isDev) keepAll();
    else if (unkept.size === 1) setTimeout(keepAll, LATER).unref();
  };

  const compileOnce = async (source: ContentSource, key: string): Promise<CompiledPage> => {
    if (!/\.mdx?$/i.test(source.file) && !source.isTrusted) return refuseScript(source.file);
    if (!/\.mdx?$/i.test(source.file)) {
      // Few sites have scripts of their own.
      const { compileScript } = await import('./compile-script.ts');
      const componentNames = [...options.componentNames, ...listComponentNames(source.extensions)];
      return compileScript({ ...source, ...options, componentNames });
    }
    const kept = await cache.find(key, source.file);
    if (kept !== undefined) return kept;
    count += 1;
    runs += 1;
    // Not at the first: what is read at the start of a build would let it grow again.
    if (count === MANY && !setup.isDev) holdMemory();
    const isWritten = !setup.isDev && source.isPage && !source.isImported;
    const { marked, readBy, ...page } = await compiler.compile({ ...source, isWritten });
    if (readBy) readers.set(readBy, (readers.get(readBy) ?? 0) + 1);
    if (page.code !== '') keep(key, page);
    const input = marked && findMarkedInput(source);
    if (input) texts.keep(createTextKey(input), marked);
    return page;
  };

  const compile = (source: ContentSource): Promise<CompiledPage> => {
    const key = createCompileKey(source, options);
    const entry = known.get(source.file);
    if (entry?.key === key) return entry.result;
    const result = compileOnce(source, key);
    known.set(source.file, { key, result });
    if (!setup.isDev && source.isPage && !source.isImported) forgetStored(source.file, result);
    return result;
  };

  /** A page of a build is asked for once or twice, and the disk has it: those of a large site would fill the memory. */
  const forgetStored = (file: string, result: Promise<CompiledPage>): void => {
    const forget = ({ code }: Pick<CompiledPage, 'code'>): void => void (code !== '' && known.delete(file));
    result.then(forget, () => known.delete(file));
  };

  const warmUp = async (source: ContentSource): Promise<void> => {
    while (runs < WARM) {
      runs += 1;
      await compiler.compile(source);
    }
  };

  const write = async (input: MarkedInput): Promise<MarkedText> => {
    const key = createTextKey(input);
    const kept = await texts.find(key);
    if (kept !== undefined) return kept;
    const written = await compiler.write(input);
    texts.keep(key, written);
    return written;
  };

  const prune = (): void => {
    if (setup.isDev || count === 0) return;
    cache.prune();
    texts.prune();
  };
  return Object.assign(compile, {
    count: () => count,
    readers,
    write,
    warmUp,
    start: compiler.start,
    rest: compiler.rest,
    async close() {
      keepAll();
      await compiler.close();
      await remote?.settle();
    },
    prune,
    caches: { pages: cache, texts },
  });
}

/** A script of a folder that the config calls untrusted is not run, whoever imports it. */
function refuseScript(file: string): CompiledPage {
  const draft = createPageDraft({ file, text: '', isPage: false, componentNames: new Set() });
  reportFinding(draft, {
    code: 'page/untrusted',
    severity: 'error',
    message: `${file} is in an untrusted folder; not run.`,
    hint: 'Move the script to a trusted folder.',
    place: { line: 1, column: 1 },
  });
  return draft.page;
}
