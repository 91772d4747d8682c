import path from 'node:path';
import type { OldSource } from '../source.ts';
import { toCodeTarget } from './code-target.ts';
import { addCode } from './collected-code.ts';
import type { CollectedCode } from './collected-code.ts';
import { collectSheet } from './collect-sheet.ts';
import { toPictureModule } from './picture-modules.ts';
import type { ModuleImport } from './read-script.ts';
import { resolveModule } from './resolve-module.ts';
import { importShim } from './shims/import-shim.ts';
import type { PlacedImport } from './write-import.ts';

/** What imports of a script are followed with. */
export interface CollectScope {
  /** The script, as a path from the source folder. */
  file: string;
  source: OldSource;
  /** Collects what exports of another script need. */
  collect(file: string, wanted: readonly string[], source: OldSource): CollectedCode | undefined;
}

interface ImportScope extends CollectScope {
  /** Takes in what the imports need. */
  code: CollectedCode;
}

/** Collects what imports mean; undefined where one of them cannot come along. */
export function placeImports(imports: readonly ModuleImport[], scope: ImportScope): PlacedImport[] | undefined {
  const placed: PlacedImport[] = [];
  for (const one of imports) {
    // Types are no code.
    if ((one.kind === 'use' || one.kind === 'hand-on') && one.names.length === 0) continue;
    const found = placeImport(one, scope);
    if (found === undefined) return undefined;
    placed.push({ one, ...found });
  }
  return placed;
}

function placeImport(one: ModuleImport, { file, code, source, collect }: ImportScope): Omit<PlacedImport, 'one'> | undefined {
  const { written, names, kind } = one;
  const found = resolveModule(written, file, source);
  const toAddress = (target: string): { address: string } => ({ address: writeAddress(written, target, code) });
  // What it would only have run is told, and what uses it still works.
  const drop = (message: string): { statement: string } => (code.differs.add(message), { statement: '' });
  switch (found?.kind) {
    case undefined:
      return kind === 'run' ? drop(`${file} imports ${written}, which was not migrated.`) : undefined;
    case 'react':
      return { address: written };
    case 'package':
      code.packages.set(found.name, found.version);
      return { address: written };
    case 'shim': {
      const statement = kind === 'use' || kind === 'hand-on' ? importShim(found.shim, one, code) : undefined;
      return kind === 'run' ? { statement: '' } : statement === undefined ? undefined : { statement };
    }
    case 'sheet': {
      const sheet = collectSheet(found.file, source);
      if (sheet === undefined && kind === 'run') return drop(`${found.file} is not used: it needs a tool, or sheets that are not here.`);
      if (sheet === undefined) {
        // A module of classes has none: what they are on is shown without its looks.
        const target = `${toCodeTarget(found.file)}.js`;
        code.files.set(target, 'export default {};\n');
        code.differs.add(
          `${found.file} is not used: it needs a tool, or sheets that are not here. What has its classes is shown without them.`,
        );
        return { address: `/${target}` };
      }
      addCode(code, sheet);
      return toAddress(sheet.target);
    }
    case 'asset': {
      const target = toCodeTarget(found.file);
      if (!isComponent(found.file, source)) {
        code.copies.set(target, found.file);
        return toAddress(target);
      }
      code.files.set(`${target}.jsx`, toPictureModule(source.read(found.file) ?? ''));
      return { address: `/${target}.jsx` };
    }
    case 'script': {
      const part = collect(found.file, kind === 'later' ? ['*'] : names.map(({ name }) => name), source);
      if (part === undefined) return undefined;
      addCode(code, part);
      return toAddress(part.target);
    }
    default:
      return found satisfies undefined;
  }
}

/** Drawings are components in Docusaurus. */
function isComponent(file: string, { files }: OldSource): boolean {
  return file.endsWith('.svg') && files.some((one) => /^docusaurus\.config\.[cm]?[jt]s$/.test(one));
}

/** An address as it was where it leads there from the new place, too. */
function writeAddress(written: string, target: string, code: CollectedCode): string {
  const there = path.posix.join(path.posix.dirname(code.target), written);
  const isThere = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'].some(
    (end) => there + end === target,
  );
  return written.startsWith('.') && isThere ? written : `/${target}`;
}
