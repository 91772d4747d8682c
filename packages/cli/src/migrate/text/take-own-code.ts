import path from 'node:path';
import { collectCode } from '../code/collect-code.ts';
import { collectSheet } from '../code/collect-sheet.ts';
import { toCodeTarget } from '../code/code-target.ts';
import { createCode } from '../code/collected-code.ts';
import type { CollectedCode } from '../code/collected-code.ts';
import { resolveModule } from '../code/resolve-module.ts';
import { readScript } from '../code/read-script.ts';
import { findReactPackage } from '../code/find-react-package.ts';
import type { PageScope } from '../tool.ts';

/** An import of a page, and the file from the source folder that it means. */
export interface OwnImport {
  statement: string;
  written: string;
  file: string;
}

/** Takes components of React, data and sheets of classes over, with all that they rest on: gives their import as the new page has it, undefined where part of it cannot come along. */
export function takeOwnCode({ statement, written, file }: OwnImport, { source, site, page, note }: PageScope): string | undefined {
  // What is given to all pages was taken over before.
  if (written.startsWith('/snippets/own/')) return statement;
  const imported = findReactPackage(written, source);
  if (imported !== undefined) {
    site.packages = { ...site.packages, [imported.name]: imported.version };
    return statement;
  }
  // A page that lies beside the site's folder names files of it by a way around.
  const own = path.posix.relative(source.root, path.posix.resolve(source.root, file));
  const near = /^[./@~]/.test(written) ? resolveModule(`./${own}`, '', source) : undefined;
  const found = near ?? resolveModule(written, page.file, source);
  const names = readScript('page.tsx', statement)?.imports[0]?.names.map(({ name }) => name) ?? [];
  const code =
    names.length === 0
      ? undefined
      : found?.kind === 'script'
        ? collectCode(found.file, names, source)
        : found?.kind === 'sheet'
          ? collectSheet(found.file, source)
          : found?.kind === 'asset' && found.file.endsWith('.json')
            ? collectData(found.file)
            : undefined;
  if (code === undefined) return undefined;
  if (placeCode(code, site)) for (const message of code.differs) note({ kind: 'differs', what: 'code of a component', message });
  for (const stub of code.stubs)
    note({
      kind: 'by-hand',
      what: 'part of the old framework',
      message: `${found?.kind === 'script' ? found.file : written} uses ${stub}, which Octavo does not have: only its content is shown.`,
      isOwnCode: true,
    });
  for (const route of code.asks)
    note({
      kind: 'by-hand',
      what: 'server of the old site',
      message: `${found?.kind === 'script' ? found.file : written} asks the old site's server for \`${route}\`, which is not here.`,
      isOwnCode: true,
    });
  return statement.replace(written, `/${code.target}`);
}

function collectData(file: string): CollectedCode {
  const code = createCode(toCodeTarget(file));
  code.copies.set(code.target, file);
  return code;
}

/** Puts code into a new site; false where it is there already. */
export function placeCode({ files, copies, packages }: CollectedCode, site: PageScope['site']): boolean {
  if (packages.size > 0) site.packages = { ...site.packages, ...Object.fromEntries(packages) };
  const before = site.extraFiles.size + site.assets.length;
  const known = new Set(site.assets.map(({ target }) => target));
  for (const [target, text] of files) if (!known.has(target) && !site.extraFiles.has(target)) site.extraFiles.set(target, text);
  for (const [target, file] of copies) if (!known.has(target) && !site.extraFiles.has(target)) site.assets.push({ file, target });
  return site.extraFiles.size + site.assets.length > before;
}
