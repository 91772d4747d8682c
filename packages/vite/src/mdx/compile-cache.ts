import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { createJsonCache } from '../disk/json-cache.ts';
import type { JsonCache } from '../disk/json-cache.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { CompileInput, CompilerOptions } from './create-compiler.ts';
import type { MarkedInput } from './text/write-marked.ts';

/** Keeps compiled pages on disk, so that a second build compiles only what has changed. */
export interface CompileCache extends Omit<JsonCache<CompiledPage>, 'get'> {
  /** The page's diagnostics name `file`: the same text may have stood elsewhere. */
  get(key: string, file: string): CompiledPage | undefined;
}

// Raised with every change of the pipeline that gives the same text another result.
const PIPELINE_VERSION = 179;

/** Creates a cache in a folder, which is made when it is needed. Damaged files count as absent. */
export function createCompileCache({ directory }: { directory: string }): CompileCache {
  const cache = createJsonCache({ directory, isValid: isCompiledPage });
  return {
    ...cache,
    get(key, file) {
      const page = cache.get(key);
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
  { dev, componentNames }: CompilerOptions,
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
