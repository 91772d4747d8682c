import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** A cell that is continued on the lines below, where its row ends for Markdown: `| a | - one`, and below it `- two |`. */
export function findBrokenRow(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'table' || node.position === undefined) return [];
  const { start, end } = node.position;
  if (!isClosed(lines[start.line - 1] ?? '')) return [];
  for (let line = start.line + 2; line <= end.line; line += 1) {
    const row = lines[line - 1] ?? '';
    if (!isBegun(row) || isClosed(row) || !isContinued(lines, line)) continue;
    return [
      {
        code: 'page/table-columns',
        message: 'This row has no | at its end: a cell cannot be continued on the next line.',
        hint: 'Write the cell on one line, with <br /> between its lines.',
        place: { line, column: row.indexOf('|') + 1 },
      },
    ];
  }
  return [];
}

/** Whether the lines that follow, none of which begins a row, end one. */
function isContinued(lines: readonly string[], line: number): boolean {
  for (const next of lines.slice(line, line + MOST_LINES)) {
    if (next.trim() === '' || isBegun(next)) return false;
    if (isClosed(next)) return true;
  }
  return false;
}

function isBegun(line: string): boolean {
  return /^[\s>]*\|/.test(line);
}

function isClosed(line: string): boolean {
  return line.trimEnd().endsWith('|');
}

/** The most lines of one cell. */
const MOST_LINES = 20;
