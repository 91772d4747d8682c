import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { createPaint } from '../format-diagnostics.ts';
import { nameExplain } from '../name-explain.ts';
import type { Terminal } from '../terminal.ts';
import { isStyle } from './count-findings.ts';
import type { CheckSummary } from './count-findings.ts';

/** Writes what a check found: style and notes as one line each, then warnings and errors whole, the worst last; the numbers close the text. */
export function formatCheck(diagnostics: readonly Diagnostic[], summary: CheckSummary, colors: Terminal['colors']): string {
  const paint = createPaint(colors);
  const of = (severity: Diagnostic['severity']): Diagnostic[] => diagnostics.filter((one) => one.severity === severity);
  const serious = [...of('warning'), ...of('error')];
  const whole = serious.map((one) => formatDiagnostic(one, { color: (part, text) => paint[part](text) }));
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
  const files = [...new Set(diagnostics.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const lines = diagnostics
      .filter((one) => one.file === file)
      .map(({ line = 1, column = 1, message, code, fix }) => {
        const place = colors.cyan(`${file ?? ''}${file === undefined ? '' : ':'}${line}:${column}`);
        return `  ${place}  ${message.replaceAll('\n', '\n    ')} ${colors.dim(code)}${fix === undefined ? '' : colors.green(' --fix')}`;
      });
    return lines.join('\n');
  });
  return [`${colors.bold(title)}\n${blocks.join('\n')}`];
}

function formatSummary({ errors, warnings, style, notes, fixable, fixed }: CheckSummary, colors: Terminal['colors']): string {
  const parts = [count(errors, 'error'), count(warnings, 'warning'), style > 0 ? `${style} of style` : '', count(notes, 'note')].filter(
    (part) => part !== '',
  );
  const found = colors.bold(parts.length === 0 ? 'no problems' : parts.join(', '));
  const mended = fixed === undefined ? '' : ` ${colors.green(`${fixed} mended`)}`;
  return found + (fixable > 0 && fixed === undefined ? `; \`octavo check --fix\` mends ${fixable}` : mended && `;${mended}`);
}

function count(amount: number, noun: string): string {
  return amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
