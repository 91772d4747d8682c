import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/disk';
import { applyEdits } from '@octavo/core/internal';
import type { Diagnostic, TextEdit } from '@octavo/core';
import type { Checker } from '@octavo/vite/internal';

/** Mending one thing may let another show, such as a heading once its page has a title. */
const PASSES = 5;

/** What is left, and how many findings are mended. */
export interface FixedSite {
  diagnostics: Diagnostic[];
  fixed: number;
  /** Absolute paths of the files that were written. */
  files: string[];
}

/** Checks a site and makes the edits of its findings, until there are none. */
export async function fixFiles(checker: Checker): Promise<FixedSite> {
  const files = new Set<string>();
  let fixed = 0;
  let diagnostics = await checker.check();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = fixed;
    for (const [file, fixes] of groupFixes(diagnostics, checker.root)) {
      const applied = fixFile(file, fixes);
      if (applied === 0) continue;
      fixed += applied;
      files.add(file);
      checker.update(file);
    }
    if (fixed === before) break;
    diagnostics = await checker.check();
  }
  return { diagnostics, fixed, files: [...files] };
}

function groupFixes(diagnostics: readonly Diagnostic[], root: string): Map<string, TextEdit[][]> {
  const groups = new Map<string, TextEdit[][]>();
  for (const { file, fix } of diagnostics) {
    if (file === undefined || fix === undefined) continue;
    const absolute = path.resolve(root, file);
    groups.set(absolute, [...(groups.get(absolute) ?? []), fix]);
  }
  return groups;
}

/** Returns how many fixes were made. A file that is not UTF-8 is left alone: writing it back would change other bytes. */
function fixFile(file: string, fixes: readonly (readonly TextEdit[])[]): number {
  const bytes = Buffer.from(demand(disk.readBytes(file), file));
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return 0;
  const result = applyEdits(text, fixes);
  if (result.text === text) return 0;
  demand(disk.write(file, result.text), file);
  return result.applied;
}
