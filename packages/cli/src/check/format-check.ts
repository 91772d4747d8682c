import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { createPaint } from '../terminal/format-diagnostics.ts';
import { formatBrokenLinks } from '../terminal/format-summary.ts';
import { nameExplain } from '../terminal/name-explain.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { isStyle } from './count-findings.ts';
import type { CheckSummary } from './count-findings.ts';

/** Findings that say the same of different places. */
type Group = [Diagnostic, ...Diagnostic[]];

/** How many findings of one code are written whole, and how many as a line each. */
const WHOLE = 3;
const LINES = 10;
/** Errors come first. */
const ERRORS = 20;
const MESSAGE_LINES = 8;

/**
 * Writes what a check found, what is said of several places once: style and notes as one line each, then warnings and errors whole, the
 * worst last; of a code with many findings some are whole, some a line and the rest a number. The numbers close the text.
 */
export function formatCheck(
  diagnostics: readonly Diagnostic[],
  summary: CheckSummary,
  { colors, columns }: Pick<Terminal, 'colors' | 'columns'>,
): string {
  const paint = createPaint({ colors, columns });
  const of = (severity: Diagnostic['severity']): Diagnostic[] => diagnostics.filter((one) => one.severity === severity);
  const serious = [...of('warning'), ...of('error')];
  const problems = partByCode(groupSame(serious), WHOLE);
  const style = groupSame(of('info').filter(isStyle));
  const notes = groupSame(of('info').filter((one) => !isStyle(one)));
  const whole = problems.kept.map(([one, ...others]) =>
    joinLines(formatDiagnostic(one, { color: (part, text) => paint[part](text) }), listPlaces(others, colors)),
  );
  return [
    ...formatLines('Style', style, colors),
    ...formatLines('Notes', notes, colors),
    ...formatLines('More warnings and errors', problems.left, colors),
    ...whole,
    formatSummary(summary, colors) + nameExplain(serious, colors),
  ].join('\n\n');
}

function formatLines(title: string, groups: readonly Group[], colors: Terminal['colors']): string[] {
  if (groups.length === 0) return [];
  const { kept, left } = partByCode(groups, LINES);
  const files = [...new Set(kept.map(([{ file }]) => file))];
  const lines = files.flatMap((file) =>
    kept
      .filter(([one]) => one.file === file)
      .map(([{ line = 1, column = 1, message, code, fix }, ...others]) => {
        const place = file === undefined ? '' : `${colors.cyan(`${file}:${line}:${column}`)}  `;
        return `  ${place}${shorten(message)} ${colors.dim(code)}${fix === undefined ? '' : colors.green(' --fix')}${others.length === 0 ? '' : ` ${countPlaces(others)}`}`;
      }),
  );
  const codes = [...new Set(left.map(([{ code }]) => code))];
  const more = codes.map((code) => {
    const found = left.filter(([one]) => one.code === code).flat();
    return `  ${found.length} more of ${colors.dim(code)}, in ${countFiles(found)}: \`octavo check <file>\` lists those of a file, \`--json\` all`;
  });
  return [`${colors.bold(title)}\n${[...lines, ...more].join('\n')}`];
}

/** A message that lists things, below its place, as far as one looks. */
function shorten(message: string): string {
  const lines = message.split('\n');
  const left = lines.length - MESSAGE_LINES;
  return [...lines.slice(0, MESSAGE_LINES), ...(left > 0 ? [`and ${left} more`] : [])].join('\n    ');
}

/** The first groups of each code, and what is left of it; the order stays. */
function partByCode(groups: readonly Group[], limit: number): { kept: Group[]; left: Group[] } {
  const counts = new Map<string, number>();
  const parts: { kept: Group[]; left: Group[] } = { kept: [], left: [] };
  for (const group of groups) {
    const { code, severity } = group[0];
    const key = `${severity} ${code}`;
    const seen = counts.get(key) ?? 0;
    counts.set(key, seen + 1);
    parts[seen < (severity === 'error' ? Math.max(limit, ERRORS) : limit) ? 'kept' : 'left'].push(group);
  }
  return parts;
}

/** Findings of one kind that say the same, in the order of the first of each. */
function groupSame(diagnostics: readonly Diagnostic[]): Group[] {
  const groups = new Map<string, Group>();
  for (const one of diagnostics) {
    const key = JSON.stringify([one.severity, one.code, one.message, one.hint]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

function countPlaces(others: readonly Diagnostic[]): string {
  return `(and ${others.length} more, in ${countFiles(others)})`;
}

function countFiles(found: readonly Diagnostic[]): string {
  return count(new Set(found.map(({ file }) => file)).size, 'file');
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

function formatSummary({ errors, warnings, style, notes, brokenLinks, fixable, fixed }: CheckSummary, colors: Terminal['colors']): string {
  const { links, targets } = brokenLinks;
  const repeated = links === targets ? '' : ` (${formatBrokenLinks(brokenLinks)})`;
  const parts = [
    count(errors, 'error'),
    `${count(warnings, 'warning')}${repeated}`,
    count(style, 'style finding'),
    count(notes, 'note'),
  ].filter((part) => part !== '');
  const found = colors.bold(parts.length === 0 ? 'no problems' : parts.join(', '));
  const mended = fixed === undefined ? '' : ` ${colors.green(`${fixed} fixed`)}`;
  return found + (fixable > 0 && fixed === undefined ? `; \`octavo check --fix\` fixes ${fixable}` : mended && `;${mended}`);
}

function count(amount: number, noun: string): string {
  return amount === 0 ? '' : `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
