import { createHash } from 'node:crypto';
import { basename, dirname, extname, join } from 'node:path';
import { disk, readOr } from '../disk/disk.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { CompileInput, CompilerOptions } from './create-compiler.ts';

/** Keeps compiled pages on disk, so that a second build compiles only what has changed. */
export interface CompileCache {
  /** Undefined for what is not there or cannot be read. The page's diagnostics name `file`: the same text may have stood elsewhere. */
  get(key: string, file: string): CompiledPage | undefined;
  /** Where it cannot be written it is made again. */
  set(key: string, page: CompiledPage): void;
  /** Removes what this cache object was never asked for. */
  prune(): void;
}

// Raised with every change of the pipeline that gives the same text another result.
const PIPELINE_VERSION = 160;
const EXTENSION = '.json';

/** Creates a cache in a folder, which is made when it is needed. Damaged files count as absent. */
export function createCompileCache({ directory }: { directory: string }): CompileCache {
  const used = new Set<string>();
  const fileOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2) + EXTENSION);
  return {
    get(key, file) {
      used.add(key);
      const page = parsePage(readOr(disk.readText(fileOf(key)), ''));
      for (const diagnostic of page?.diagnostics ?? []) diagnostic.file = file;
      return page;
    },
    set(key, page) {
      used.add(key);
      disk.keep(fileOf(key), JSON.stringify(page));
    },
    prune() {
      for (const file of listFiles(directory)) if (!used.has(keyOf(file))) disk.discard(file);
    },
  };
}

/** The key of one compile: equal for equal results. */
export function createCompileKey(
  { file, text, isPage = true, isImported = false, codeThemes, extensions = [] }: CompileInput,
  { dev, componentNames }: CompilerOptions,
): string {
  // In development the code names its file.
  const place = dev ? file : extname(file);
  const steps = extensions.map(({ name, hash }) => [name, hash]);
  const about = JSON.stringify([PIPELINE_VERSION, place, isPage, isImported, dev, [...componentNames].toSorted(), codeThemes, steps]);
  return createHash('sha256').update(about).update('\0').update(text).digest('hex').slice(0, 40);
}

/** `pages/ab/cd.json` -> `abcd` */
function keyOf(file: string): string {
  return basename(dirname(file)) + basename(file, EXTENSION);
}

function listFiles(folder: string): string[] {
  return readOr(disk.list(folder), []).flatMap((entry) => {
    const file = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

function parsePage(text: string): CompiledPage | undefined {
  if (text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isCompiledPage(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
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
