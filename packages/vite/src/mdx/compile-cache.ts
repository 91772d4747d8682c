import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { CompiledPage } from './compiled-page.ts';
import type { CompileInput, CompilerOptions } from './create-compiler.ts';

/** Keeps compiled pages on disk, so that a second build compiles only what has changed. */
export interface CompileCache {
  /** Undefined for what is not there or cannot be read. The page's diagnostics name `file`: the same text may have stood elsewhere. */
  get(key: string, file: string): Promise<CompiledPage | undefined>;
  set(key: string, page: CompiledPage): Promise<void>;
  /** Removes what this cache object was never asked for. */
  prune(): Promise<void>;
}

// Raised with every change of the pipeline that gives the same text another result.
const PIPELINE_VERSION = 155;
const EXTENSION = '.json';

/** Creates a cache in a folder, which is made when it is needed. Damaged files count as absent. */
export function createCompileCache({ directory }: { directory: string }): CompileCache {
  const used = new Set<string>();
  const fileOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2) + EXTENSION);
  return {
    async get(key, file) {
      used.add(key);
      const page = parsePage(await readIfThere(fileOf(key)));
      for (const diagnostic of page?.diagnostics ?? []) diagnostic.file = file;
      return page;
    },
    async set(key, page) {
      used.add(key);
      const target = fileOf(key);
      // Written beside and moved: another process never reads half a page.
      const draft = `${target}.${randomUUID()}`;
      await mkdir(join(directory, key.slice(0, 2)), { recursive: true });
      await writeFile(draft, JSON.stringify(page));
      await rename(draft, target);
    },
    async prune() {
      await mkdir(directory, { recursive: true });
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const stale = entries.filter((entry) => entry.isFile() && !used.has(keyOf(entry.parentPath, entry.name)));
      await Promise.all(stale.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
    },
  };
}

/** The key of one compile: equal for equal results. */
export function createCompileKey(
  { file, text, isPage = true, isImported = false, codeThemes }: CompileInput,
  { dev, componentNames }: CompilerOptions,
): string {
  // In development the code names its file.
  const place = dev ? file : extname(file);
  const about = JSON.stringify([PIPELINE_VERSION, place, isPage, isImported, dev, [...componentNames].toSorted(), codeThemes]);
  return createHash('sha256').update(about).update('\0').update(text).digest('hex').slice(0, 40);
}

function keyOf(folder: string, name: string): string {
  return folder.slice(-2) + name.slice(0, -EXTENSION.length);
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
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
