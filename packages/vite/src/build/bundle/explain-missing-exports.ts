import { stripVTControlCharacters } from 'node:util';
import { positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { toContentFile } from '../../content/compile/content-id.ts';
import { missingName } from '../../content/imports/missing-import.ts';
import { paths } from '../../disk/paths.ts';
import type { BuildScope } from '../build-scope.ts';

/**
 * The names that pages import from packages in vain, where these are all that the bundler refused: it alone reads a package. Empty for any
 * other failure.
 */
export function explainMissingExports(error: unknown, { store, root }: Pick<BuildScope, 'store' | 'root'>): Diagnostic[] {
  const errors: unknown[] = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const found = errors.map((one) => {
    const lost = readLostName(one);
    if (lost === undefined) return undefined;
    const file = paths.relative(root, lost.file);
    const text = store.readText(file);
    const entry = findImport(text, lost.name);
    return entry && missingName({ ...entry, name: lost.name, names: [] }, { file, text, isFatal: true });
  });
  const explained = found.filter((one) => one !== undefined);
  return explained.length === found.length ? explained : [];
}

/** What the bundler says of a name, where a file of the site asks for it. */
function readLostName(error: unknown): { file: string; name: string } | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'MISSING_EXPORT' || !('id' in error)) return undefined;
  const file = typeof error.id === 'string' ? toContentFile(error.id) : undefined;
  const [, name] = /"([^"]+)" is not exported by/.exec(stripVTControlCharacters(error.message)) ?? [];
  return file === undefined || name === undefined ? undefined : { file, name };
}

const STATEMENT = /^[ \t]*(?:import|export)\s+([^'"]*?)\s*from\s*(?=(['"])([^'"\n]+)\2)/gm;

/** The statement that asks for a name. */
function findImport(text: string, name: string): { specifier: string; line: number; column: number } | undefined {
  for (const { 0: head, 1: clause = '', 3: specifier = '', index } of text.matchAll(STATEMENT)) {
    const names = clause.replace(/[^{]*\{|\}.*/gs, '').split(/\s*,\s*|\s+as\s+/);
    const isMeant = name === 'default' ? /^[\w$]/.test(clause) : names.some((one) => one.trim() === name);
    if (isMeant) return { specifier, ...positionAt(text, index + head.length) };
  }
  return undefined;
}
