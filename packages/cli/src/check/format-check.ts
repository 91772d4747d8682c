import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { createPaint } from '../format-diagnostics.ts';
import { nameExplain } from '../name-explain.ts';
import type { Terminal } from '../terminal.ts';
import { isStyle } from './count-findings.ts';
import type { CheckSummary } from './count-findings.ts';

/** Writes what a check found, what is said of several places once: style and notes as one line each, then warnings and errors whole, the worst last; the numbers close the text. */
export function formatCheck(diagnostics: readonly Diagnostic[], summary: CheckSummary, colors: Terminal['colors']): string {
  const paint = createPaint(colors);
  const of = (severity: Diagnostic['severity']): Diagnostic[] => diagnostics.filter((one) => one.severity === severity);
  const serious = [...of('warning'), ...of('error')];
  const whole = groupSame(serious).map(([one, ...others]) =>
    joinLines(formatDiagnostic(one, { color: (part, text) => paint[part](text) }), listPlaces(others, colors)),
  );
  return [
    ...formatLines('Style', of('info').filter(isStyle), colors),
    ...formatLines(
      'Notes',
      of('info').filter((one) => !isStyle(one)),
      colors,
    ),
    ...whole,
    formatSummary(summary, colors) + nameExplain(serious, colors),
  ].join('\n\n');
}

function formatLines(title: string, diagnostics: readonly Diagnostic[], colors: Terminal['colors']): string[] {
  if (diagnostics.length === 0) return [];
  const groups = groupSame(diagnostics);
  const files = [...new Set(groups.map(([{ file }]) => file))];
  const blocks = files.map((file) => {
    const lines = groups
      .filter(([one]) => one.file === file)
      .map(([{ line = 1, column = 1, message, code, fix }, ...others]) => {
        const place = colors.cyan(`${file ?? ''}${file === undefined ? '' : ':'}${line}:${column}`);
        return `  ${place}  ${message.replaceAll('\n', '\n    ')} ${colors.dim(code)}${fix === undefined ? '' : colors.green(' --fix')}${others.length === 0 ? '' : ` ${countPlaces(others)}`}`;
      });
    return lines.join('\n');
  });
  return [`${colors.bold(title)}\n${blocks.join('\n')}`];
}

/** Findings of one kind that say the same, in the order of the first of each. */
function groupSame(diagnostics: readonly Diagnostic[]): [Diagnostic, ...Diagnostic[]][] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const one of diagnostics) {
    const key = JSON.stringify([one.severity, one.code, one.message, one.hint]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

function countPlaces(others: readonly Diagnostic[]): string {
  const files = new Set(others.map(({ file }) => file)).size;
  return `(and ${others.length} more, in ${files} ${files === 1 ? 'file' : 'files'})`;
}

/** How many other places are named. */
const PLACES = 5;

function listPlaces(others: readonly Diagnostic[], colors: Terminal['colors']): string {
  if (others.length === 0) return '';
  const named = others.slice(0, PLACES).map(({ file = '', line = 1, column = 1 }) => colors.cyan(`${file}:${line}:${column}`));
  const rest = others.length - named.length;
  return `  The same at ${named.join(', ')}${rest > 0 ? ` and ${rest} more places` : ''}.`;
}

function joinLines(text: string, more: string): string {
  return more === '' ? text : `${text}\n\n${more}`;
}

function formatSummary({ errors, warnings, style, notes, fixable, fixed }: CheckSummary, colors: Terminal['colors']): string {
  const parts = [count(errors, 'error'), count(warnings, 'warning'), style > 0 ? `${style} of style` : '', count(notes, 'note')].filter(
    (part) => part !== '',
  );
  const found = colors.bold(parts.length === 0 ? 'no problems' : parts.join(', '));
  const mended = fixed === undefined ? '' : ` ${colors.green(`${fixed} fixed`)}`;
  return found + (fixable > 0 && fixed === undefined ? `; \`octavo check --fix\` fixes ${fixable}` : mended && `;${mended}`);
}

function count(amount: number, noun: string): string {
  return amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
