import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { createLogCache } from '../disk/log-cache.ts';
import type { LogSettings } from '../disk/log-cache.ts';
import type { RemoteCache } from '../remote-cache/create-remote-cache.ts';
import { shareCache } from '../remote-cache/share-cache.ts';
import type { DeepCache } from '../remote-cache/share-cache.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { CompileInput, CompilerOptions } from './create-compiler.ts';
import { PIPELINE_VERSION } from './pipeline-version.ts';
import type { MarkedInput } from './text/marked-text.ts';

/** Keeps compiled pages on disk, so that a second build compiles only what has changed. */
export interface CompileCache extends Omit<DeepCache<CompiledPage>, 'find'> {
  /** The page's diagnostics name `file`: the same text may have stood elsewhere. */
  find(key: string, file: string): Promise<CompiledPage | undefined>;
}

/** Where compiled pages are kept. */
export interface CompileCacheSettings extends Pick<LogSettings<CompiledPage>, 'directory' | 'limit'> {
  remote?: RemoteCache | undefined;
}

/** Creates a cache in a folder, which is made when it is needed. Damaged files count as absent. */
export function createCompileCache({ remote, ...place }: CompileCacheSettings): CompileCache {
  const cache = shareCache(createLogCache({ ...place, isValid: isCompiledPage }), { name: 'pages', remote });
  return {
    ...cache,
    async find(key, file) {
      const page = await cache.find(key);
      for (const diagnostic of page?.diagnostics ?? []) diagnostic.file = file;
      return page;
    },
  };
}

/** The key of one text that is written as Markdown: equal for equal results. */
export function createTextKey(input: MarkedInput): string {
  return createHash('sha256')
    .update(JSON.stringify([PIPELINE_VERSION, input]))
    .digest('hex')
    .slice(0, 40);
}

/** The key of one compile: equal for equal results. */
export function createCompileKey(
  { file, text, isPage = true, isImported = false, isTrusted = true, codes, codeThemes, typeTools, extensions = [] }: CompileInput,
  { dev, componentNames, native }: CompilerOptions,
): string {
  // In development the code names its file.
  const place = dev ? file : extname(file);
  const steps = extensions.map(({ name, hash }) => [name, hash]);
  const about = JSON.stringify([
    PIPELINE_VERSION,
    place,
    isPage,
    isImported,
    isTrusted,
    dev,
    [...componentNames].toSorted(),
    codeThemes,
    codes,
    steps,
    typeTools?.versions,
    ...(native ? ['native', native.version] : []),
  ]);
  return createHash('sha256').update(about).update('\0').update(text).digest('hex').slice(0, 40);
}

function isCompiledPage(value: unknown): value is CompiledPage {
  if (typeof value !== 'object' || value === null) return false;
  const lists = ['toc', 'imports', 'references', 'examples', 'operations', 'usesNames', 'classes', 'icons', 'diagnostics'] as const;
  return (
    'code' in value &&
    'outline' in value &&
    typeof value.code === 'string' &&
    lists.every((key) => Array.isArray((value as Partial<CompiledPage>)[key]))
  );
}
