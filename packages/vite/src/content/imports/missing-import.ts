import path from 'node:path';
import { createCodeFrame, findNearest, offsetAt, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { disk } from '../../disk/disk.ts';
import { explainDiskFailure } from '../../disk/disk-failure.ts';
import type { DiskFailure } from '../../disk/disk-failure.ts';
import type { PageImport } from '../../mdx/compiled-page.ts';
import { ORIGINAL_COMPONENTS } from '../../mdx/tree/script/drop-own-imports.ts';
import { findPackageManager } from '../../package-manager.ts';
import { findPackageName } from './find-package-name.ts';

/** A file that imports something: as the reader knows it, its content, and the content root. */
export interface ImportingFile {
  file: string;
  text: string;
  root: string;
  /** Why the imported file cannot be read, where it is there. */
  refusal?: DiskFailure | undefined;
}

/** The diagnostic of an import that leads to nothing. */
export function missingImport(entry: PageImport, { file, text, root, refusal }: ImportingFile): Diagnostic {
  const { specifier } = entry;
  const offset = offsetAt(text, entry);
  const isQuoted = text.startsWith(specifier, offset + 1);
  return {
    code: 'page/missing-import',
    severity: 'warning',
    ...(refusal === undefined
      ? explain(specifier, { root, folder: path.posix.join(root, path.posix.dirname(file)) })
      : explainRefusal(specifier, refusal)),
    file,
    ...placeOf(text, { offset, length: isQuoted ? specifier.length + 2 : '<Snippet'.length }),
  };
}

function explainRefusal(specifier: string, refusal: DiskFailure): Pick<Diagnostic, 'message' | 'hint'> {
  const { what, hint } = explainDiskFailure(refusal);
  return { message: `Imported file ${specifier} cannot be read: ${what}; ignored.`, hint };
}

function explain(specifier: string, { root, folder }: { root: string; folder: string }): Pick<Diagnostic, 'message' | 'hint'> {
  if (/^\.{0,2}\//.test(specifier)) {
    const nearest = findNearestPath(specifier, specifier.startsWith('/') ? root : folder);
    return {
      message: `Imported file ${specifier} not found; ignored.`,
      hint:
        nearest === undefined
          ? 'A path that starts with `/` is relative to the content root, any other to the folder of this file.'
          : `Did you mean \`${nearest}\`?`,
    };
  }
  if (disk.isFile(path.posix.join(root, specifier)))
    return { message: `Import ${specifier} not found; ignored.`, hint: `Write \`/${specifier}\`: without the slash it names a package.` };
  const aliased = /^[@~](\/.+)$/.exec(specifier)?.[1];
  if (aliased !== undefined && disk.isFile(path.posix.join(root, aliased)))
    return {
      message: `Import ${specifier} not found; ignored.`,
      hint: `Write \`${aliased}\`: a path from the content root begins with /.`,
    };
  const name = findPackageName(specifier);
  const message = `Import ${specifier} not found; ignored.`;
  if (name === ORIGINAL_COMPONENTS) return { message, hint: 'Remove the import: pages and snippets have the components without one.' };
  return name === undefined
    ? { message, hint: 'Import a package by its name on npm, or a file by a path that starts with `./` or `/`.' }
    : { message, hint: `Install its package (\`${findPackageManager(root).add} ${name}\`) or remove the import.` };
}

/** A path that is there and differs in the spelling of its steps: `/snipets/intro.mdx` -> `/snippets/intro.mdx` */
function findNearestPath(specifier: string, folder: string): string | undefined {
  const steps = specifier.split('/').filter((step) => step !== '' && step !== '.');
  const found: string[] = [];
  for (const [index, step] of steps.entries()) {
    const names = listNames(path.posix.join(folder, ...found), index < steps.length - 1);
    const same = names.includes(step) || step === '..' ? step : undefined;
    // Snippets lie in one of two folders. Of a short name each letter counts.
    const nearest =
      same ??
      names.find((name) => name === `_${step}` || name.toLowerCase() === step.toLowerCase()) ??
      (path.posix.parse(step).name.length > 3 ? findNearest(step, names) : undefined);
    if (nearest === undefined) return undefined;
    found.push(nearest);
  }
  const isSame = found.join('/') === steps.join('/');
  return isSame ? undefined : `${/^\.{0,2}\//.exec(specifier)?.[0].replace('../', '') ?? ''}${found.join('/')}`;
}

function listNames(folder: string, isFolder: boolean): string[] {
  const listed = disk.list(folder);
  return 'value' in listed ? listed.value.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name) : [];
}

/** The diagnostic of a name that an import asks for in vain; `names` are those that its module has. The page is shown without it, or `isFatal`. */
export function missingName(
  entry: PageImport & { name: string; names: readonly string[] },
  { file, text, isFatal = false }: { file: string; text: string; isFatal?: boolean },
): Diagnostic {
  const { specifier, name, names } = entry;
  const nearest = findNearest(name, names) ?? (names.length === 1 ? names[0] : undefined);
  const form = nearest === 'default' ? `import ${name === 'default' ? 'Name' : name}` : `import { ${nearest} }`;
  return {
    code: 'page/missing-export',
    severity: isFatal ? 'error' : 'warning',
    message: `${specifier} exports no ${name === 'default' ? 'default' : `\`${name}\``}${isFatal ? '' : '; ignored'}.`,
    hint: suggest(specifier, nearest === undefined ? undefined : `${form} from '${specifier}'`),
    file,
    ...placeOf(text, findName(text, entry)),
  };
}

/** A package is not the author's to change. */
function suggest(specifier: string, statement: string | undefined): string {
  if (statement !== undefined) return `Export it there, or write \`${statement}\`.`;
  return /^\.{0,2}\//.test(specifier) ? `Export it in ${specifier}.` : 'Fix the name, or remove it from the import.';
}

/** The name in the statement whose specifier stands at a place; of a default import, which has any name, the specifier. */
function findName(text: string, { name, specifier, ...place }: PageImport & { name: string }): { offset: number; length: number } {
  const end = offsetAt(text, place);
  const start = Math.max(text.lastIndexOf('import', end), text.lastIndexOf('export', end), 0);
  const match = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).exec(text.slice(start, end));
  return match === null ? { offset: end, length: specifier.length + 2 } : { offset: start + match.index, length: name.length };
}

function placeOf(text: string, { offset, length }: { offset: number; length: number }): Pick<Diagnostic, 'line' | 'column' | 'frame'> {
  const { line, column } = positionAt(text, offset);
  return { line, column, frame: createCodeFrame(text, line, column, length) };
}
