import path from 'node:path';
import { createCodeFrame } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { parse } from 'postcss';
import { disk } from '../disk/disk.ts';
import type { RepairedSheet } from './repaired-sheet.ts';

/**
 * Takes out of a style sheet each `@import` of a file that is not there, for which the bundler would stop. A browser takes every name as an
 * address, so that of a package leads nowhere: a tool that the site does not have was meant to replace it.
 */
export function dropLostImports(text: string, { file, root }: { file: string; root: string }): RepairedSheet {
  if (!text.includes('@import')) return { text, diagnostics: [] };
  const sheet = parse(text);
  const diagnostics: Diagnostic[] = [];
  sheet.walkAtRules('import', (rule) => {
    const target = /^(?:url\(\s*)?["']?([^"')\s]+)/i.exec(rule.params)?.[1] ?? '';
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target) || hasFile(target, { file, root })) return;
    const { line, column } = rule.source?.start ?? { line: 1, column: 1 };
    diagnostics.push({
      code: 'site/style-import',
      severity: 'warning',
      message: `Imported style sheet \`${target}\` not found; ignored.`,
      hint: 'The path is relative to the folder of this file, as in browsers; packages are not supported.',
      file,
      line,
      column,
      frame: createCodeFrame(text, line, column),
    });
    rule.remove();
  });
  return diagnostics.length === 0 ? { text, diagnostics } : { text: sheet.toString(), diagnostics };
}

function hasFile(target: string, { file, root }: { file: string; root: string }): boolean {
  const name = target.replace(/[?#].*$/, '');
  const places = name.startsWith('/')
    ? [path.join(root, name), path.join(root, 'public', name)]
    : [path.join(root, path.dirname(file), name)];
  return name !== '' && places.some((place) => disk.exists(place));
}
