import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '@octavo/core';
import { disk, readOr } from './disk/disk.ts';
import { findPackageManager } from './package-manager.ts';
import { findPackage, resolveFrom } from './package-path.ts';

/** The native compiler of a project. */
export interface NativePackage {
  /** Its entry, an absolute path. */
  file: string;
  version: string;
}

const NAME = 'satteri';

/** What is known of where it differs from the reference holds for these versions. */
const VERSIONS = '0.10';

/** A project asks for the native compiler, and has none that works. Vite prints the stack: it is the sentence alone, on its first line. */
class NativeCompilerError extends Error {
  override name = 'NativeCompilerError';
  /** What Octavo's commands print. */
  readonly diagnostics: Diagnostic[];

  constructor(folder: string, { what, cause }: { what: string; cause?: unknown }) {
    const message = `The native compiler ${what}.`;
    const hint = `Install it: \`${findPackageManager(folder).addDev} ${NAME}@${VERSIONS}\`. Without the option \`compiler\`, the reference compiler is used.`;
    super(`${message} ${hint}`, { cause });
    this.diagnostics = [{ code: 'vite/compiler', severity: 'error', message, hint }];
    this.stack = this.message;
  }
}

/** Finds it among the packages of a folder, and loads it; rejects with a `NativeCompilerError`. */
export async function findNativePackage(folder: string): Promise<NativePackage> {
  const installed = findPackage(folder, NAME);
  const file = resolveFrom(folder, NAME);
  if (installed === undefined || file === undefined) throw new NativeCompilerError(folder, { what: 'is not installed' });
  const { version }: { version: string } = JSON.parse(readOr(disk.readText(path.join(installed, 'package.json')), '{"version":""}'));
  if (!version.startsWith(`${VERSIONS}.`))
    throw new NativeCompilerError(folder, { what: `is ${NAME} ${version}, but Octavo needs ${VERSIONS}` });
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (cause) {
    throw new NativeCompilerError(folder, { what: 'does not support this machine', cause });
  }
  return { file, version };
}
