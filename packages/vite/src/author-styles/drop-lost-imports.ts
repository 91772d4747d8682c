import path from 'node:path';
import { createCodeFrame, listTextLines } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { parse } from 'postcss';
import type { Node } from 'postcss';
import { explainDiskFailure } from '../disk/disk-failure.ts';
import type { DiskFailure } from '../disk/disk-failure.ts';
import { disk } from '../disk/disk.ts';
import type { RepairedSheet } from './repaired-sheet.ts';

/** `url(a.png)`, `url("a b.png")` */
const URL_FUNCTION = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/gi;

const NO_FILE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** In place of a picture that cannot be read. */
const NOTHING = 'url("data:,")';

/** Where a style sheet stands. */
export interface SheetPlace {
  /** From the content root. */
  file: string;
  root: string;
  /** Whether all addresses of the host are those of the site. */
  isAlone?: boolean;
}

/**
 * Takes out of a style sheet each `@import` of a file that is not there, and what of its files cannot be read, for which the bundler would
 * stop. A browser takes every name as an address, so that of a package leads nowhere: a tool that the site does not have was meant to replace
 * it. Fonts and pictures that are not there are told.
 */
export function dropLostImports(text: string, { file, root, isAlone = false }: SheetPlace): RepairedSheet {
  if (!/@import|url\(/i.test(text)) return { text, diagnostics: [] };
  const sheet = parse(text);
  const lines = listTextLines(text);
  const diagnostics: Diagnostic[] = [];
  const tell = (node: Node, said: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>): void => {
    const { line, column } = node.source?.start ?? { line: 1, column: 1 };
    diagnostics.push({ ...said, file, line, column, frame: createCodeFrame(lines, line, column) });
  };
  sheet.walkAtRules('import', (rule) => {
    const target = /^(?:url\(\s*)?["']?([^"')\s]+)/i.exec(rule.params)?.[1] ?? '';
    if (NO_FILE.test(target)) return;
    const found = findFile(target, { file, root });
    if (found !== undefined && found.refusal === undefined) return;
    tell(rule, found?.refusal === undefined ? lostImport(target) : refused(target, found.refusal));
    rule.remove();
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(URL_FUNCTION, (whole, ...groups: (string | undefined)[]) => {
      const target = groups.slice(0, 3).find((group) => group !== undefined) ?? '';
      if (NO_FILE.test(target) || target === '') return whole;
      const found = findFile(target, { file, root });
      // Beside an app, the address may be one of the app's.
      if (found === undefined && (isAlone || !target.startsWith('/'))) tell(declaration, lostFile(target));
      const refusal = found?.refusal;
      if (refusal === undefined) return whole;
      tell(declaration, refused(target, refusal));
      return NOTHING;
    });
  });
  return diagnostics.length === 0 ? { text, diagnostics } : { text: sheet.toString(), diagnostics };
}

function lostImport(target: string): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  return {
    code: 'site/style-import',
    severity: 'warning',
    message: `Imported style sheet \`${target}\` not found; ignored.`,
    hint: 'The path is relative to the folder of this file, as in browsers; packages are not supported.',
  };
}

function lostFile(target: string): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `File not found: \`${target}\`.`,
    hint: 'Fix the path; with a leading slash it is relative to the content root, otherwise to the folder of this file.',
  };
}

function refused(target: string, refusal: DiskFailure): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  const { what, hint } = explainDiskFailure(refusal);
  return { code: 'site/unreadable', severity: 'error', message: `\`${target}\` cannot be read: ${what}; ignored.`, hint };
}

/** The file that an address of a sheet leads to; undefined when there is none. */
function findFile(target: string, { file, root }: { file: string; root: string }): { refusal: DiskFailure | undefined } | undefined {
  const name = target.replace(/[?#].*$/, '');
  const places = name.startsWith('/')
    ? [path.join(root, name), path.join(root, 'public', name)]
    : [path.join(root, path.dirname(file), name)];
  const found = name === '' ? undefined : places.find((place) => disk.exists(place));
  return found === undefined ? undefined : { refusal: disk.findRefusal(found) };
}
