import path from 'node:path';
import type { Diagnostic } from '@octavo/core';

/** What is said of a place: a diagnostic, or what has no code of its own in the list. */
export type Annotation = Pick<Diagnostic, 'severity' | 'message' | 'hint' | 'file' | 'line' | 'column'> & { code: string };

const LEVELS: Record<Diagnostic['severity'], string> = { error: 'error', warning: 'warning', info: 'notice' };

/** Writes diagnostics as the commands that GitHub Actions turns into notes on a change; `from` is the folder of the checkout. */
export function formatAnnotations(diagnostics: readonly Annotation[], { root, from }: { root: string; from: string }): string {
  return diagnostics
    .map(({ severity, code, message, hint, file, line, column }) => {
      const place = file === undefined ? undefined : path.relative(from, path.resolve(root, file)).replaceAll('\\', '/');
      const properties = Object.entries({ file: place, line, col: column, title: code }).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
      );
      return `::${LEVELS[severity]} ${properties.join(',')}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`;
    })
    .join('\n');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
