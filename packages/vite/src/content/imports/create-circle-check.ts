import { createCodeFrame } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import type { PageImport } from '../../mdx/compiled-page.ts';
import { perVersion } from '../../site/per-version.ts';
import { findCircle } from './find-circle.ts';
import { resolveContentImport } from '../../site/resolve-import.ts';

/** What circles are looked for in. Paths are absolute. */
export interface CircleScope {
  root: string;
  /** Of the site: what is known counts as long as it is the same. */
  version: () => unknown;
  /** What a file imports, as its author wrote it. */
  listImports(file: string): Promise<readonly PageImport[]>;
}

/**
 * Makes the check of a file of Markdown or MDX (an absolute path, and its text) for imports that lead back to it: what shows itself has no
 * end, and freezes the browser. Of two scripts that import each other nothing follows.
 */
export function createCircleCheck({ root, version, listImports }: CircleScope): (file: string, text: string) => Promise<Diagnostic[]> {
  const known = perVersion(version, () => new Map<string, Promise<FoundImport[]>>());
  const find = async (file: string): Promise<FoundImport[]> => {
    const imports = await listImports(file);
    const found = imports.map((entry) => ({ ...entry, target: resolveContentImport(entry.specifier, file, root) }));
    return found.flatMap(({ line, column, target }) => (target.kind === 'file' ? [{ line, column, file: target.file }] : []));
  };
  const findOnce = (file: string): Promise<FoundImport[]> => {
    const found = known().get(file) ?? find(file);
    known().set(file, found);
    return found;
  };
  return async (file, text) => {
    if (!/\.mdx?$/i.test(file)) return [];
    const circle = await findCircle(file, async (one) => (await findOnce(one)).map((entry) => entry.file));
    const entry = circle && (await findOnce(file)).find((one) => one.file === circle[1]);
    return circle === undefined || entry === undefined ? [] : [importCircle(circle, entry, { root, text })];
  };
}

interface FoundImport extends Pick<PageImport, 'line' | 'column'> {
  file: string;
}

function importCircle(
  circle: readonly string[],
  { line, column }: FoundImport,
  { root, text }: { root: string; text: string },
): Diagnostic {
  const names = circle.map((file) => paths.relative(root, file));
  const [file = ''] = names;
  return {
    code: 'page/import-circle',
    severity: 'error',
    message: `Circular import: ${names.join(' → ')}.`,
    hint: 'Remove one of these imports.',
    file,
    line,
    column,
    frame: createCodeFrame(text, line, column),
  };
}
