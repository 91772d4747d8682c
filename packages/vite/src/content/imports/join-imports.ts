import type { Diagnostic } from '@octavo/core';
import type { CompiledPage, PageImport } from '../../mdx/compiled-page.ts';
import { resolveContentImport } from '../../site/resolve-import.ts';
import type { ContentImport } from '../../site/resolve-import.ts';
import { disk, readOr } from '../../disk/disk.ts';
import { isCompiledFile } from '../compile/content-id.ts';
import { missingImport, missingName } from './missing-import.ts';
import { missingData } from './missing-data.ts';
import { untakenProps } from './untaken-props.ts';
import { repairImports } from './repair-imports.ts';
import type { ImportTarget } from './repair-imports.ts';

/** A page's imports, and its code with a stub for each name that none of them brings. */
export interface JoinedImports {
  found: (PageImport & { target: ContentImport })[];
  code: string;
  diagnostics: Diagnostic[];
}

interface ImportSources {
  /** Absolute path of the page's file. */
  file: string;
  root: string;
  /** What an imported file (an absolute path) brings. */
  findTarget(file: string): Promise<ImportTarget>;
}

/** Finds where a page's imports lead, and says which bring nothing, or not what they are asked for. */
export async function joinImports(
  { name, text, page }: { name: string; text: string; page: CompiledPage },
  { file, root, findTarget }: ImportSources,
): Promise<JoinedImports> {
  const found = page.imports.map((entry) => ({ ...entry, target: resolveContentImport(entry.specifier, file, root) }));
  const missing = found.flatMap(({ target, ...entry }) => {
    const refusal = target.kind === 'file' && !isCompiledFile(target.file) ? disk.findRefusal(target.file) : undefined;
    return target.kind === 'missing' || refusal !== undefined ? [{ ...entry, refusal }] : [];
  });
  const targets = new Map<string, ImportTarget>(missing.map(({ specifier }) => [specifier, { exports: new Set() }]));
  for (const { specifier, target } of found)
    if (target.kind === 'file' && !targets.has(specifier)) targets.set(specifier, await findTarget(target.file));
  const repaired = repairImports(page.code, targets);
  const lost = repaired.missing.flatMap((one) => {
    const { exports = 'any', isBroken = false } = targets.get(one.specifier) ?? {};
    if (exports === 'any' || exports.size === 0 || isBroken) return [];
    const { line, column } = found.find(({ specifier }) => specifier === one.specifier) ?? { line: 1, column: 1 };
    return [missingName({ ...one, line, column, names: [...exports] }, { file: name, text })];
  });
  const untaken = (page.gives ?? []).flatMap((given) => {
    const takes = targets.get(given.specifier)?.takes;
    return takes === undefined ? [] : untakenProps(given, takes, { file: name, text });
  });
  const blank = (page.reads ?? []).flatMap((read) => {
    const target = found.find(({ specifier }) => specifier === read.specifier)?.target;
    return target?.kind === 'file' ? missingData(read, readJson(target.file), { file: name, text }) : [];
  });
  return {
    found,
    code: repaired.code,
    diagnostics: [
      ...missing.map(({ refusal, ...entry }) => missingImport(entry, { file: name, text, root, refusal })),
      ...lost,
      ...untaken,
      ...blank,
    ],
  };
}

/** Undefined for what cannot be read: the bundler tells of that. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readOr(disk.readText(file), ''));
  } catch {
    return undefined;
  }
}
