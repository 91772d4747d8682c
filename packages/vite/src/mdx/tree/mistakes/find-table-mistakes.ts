import type { Nodes, Table } from 'mdast';
import type { Mistake } from './mistake.ts';

const ROW = /^[\s>]*\|.*\|.*\|\s*$/;
const DASHES = /^[\s>]*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const STRANGE_DASHES = /^[\s>]*\|(?:\s*:?[-\u2010-\u2015\u2212_=]+:?\s*\|)+\s*$/;

/** Rows that have more cells than the table, and rows that make no table. */
export function findTableMistakes(node: Nodes, lines: readonly string[]): Mistake[] {
  return [...findTableColumns(node), ...findTextRow(node, lines), ...findLostTable(node, lines)];
}

function findTableColumns(node: Nodes): Mistake[] {
  if (node.type !== 'table') return [];
  const columns = countColumns(node);
  return node.children.flatMap(({ children, position }): Mistake[] => {
    // An empty cell more, `| a | b | |`, loses nothing.
    const isLost = children.slice(columns).some((cell) => cell.children.length > 0);
    if (!isLost || position === undefined) return [];
    const { line, column } = position.start;
    const message = `This row has ${children.length} cells, but the table has ${columns} ${columns === 1 ? 'column' : 'columns'}; the rest is not shown.`;
    const hint = 'Write a | in a cell as \\|. To add a column, add it to the header row and the delimiter row.';
    return [{ code: 'page/table-columns', message, hint, place: { line, column } }];
  });
}

/** A line without a | right below a table of several columns. */
function findTextRow(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'table' || countColumns(node) < 2) return [];
  const row = node.children.find(({ position }) => position !== undefined && lines[position.start.line - 1]?.includes('|') === false);
  if (row?.position === undefined) return [];
  const { line, column } = row.position.start;
  return [
    {
      code: 'page/table-columns',
      message: 'This line is shown as a row of the table above.',
      hint: 'Leave an empty line between the table and the text.',
      place: { line, column },
    },
  ];
}

function countColumns({ align, children: [head] }: Table): number {
  return align?.length ?? head?.children.length ?? 0;
}

/** A row of dashes with another number of cells than the row above makes no table, nor do rows without one. */
function findLostTable(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  const first = lines.slice(start.line - 1, end.line).findIndex((line) => ROW.test(line));
  if (
    first >= 0 &&
    (start.line + first < end.line || isCutOff(lines, start.line + first)) &&
    lines.slice(start.line - 1 + first, end.line).every((line) => ROW.test(line) && !DASHES.test(line))
  ) {
    const line = start.line + first;
    const place = { line, column: (lines[line - 1] ?? '').indexOf('|') + 1 };
    const hint = hintForRows(lines, line);
    return [{ code: 'page/table-columns', message: 'Not a table: the delimiter row is missing.', hint, place }];
  }
  for (let line = start.line + 1; line <= end.line; line += 1) {
    const dashes = lines[line - 1] ?? '';
    const above = lines[line - 2] ?? '';
    if (!DASHES.test(dashes) || !above.includes('|')) continue;
    const [names, cells] = [countCells(above), countCells(dashes)];
    const message = `Not a table: the header row has ${names} ${names === 1 ? 'cell' : 'cells'}, but the delimiter row has ${cells}.`;
    const place = { line, column: dashes.indexOf('|') + 1 };
    return names === cells ? [] : [{ code: 'page/table-columns', message, hint: 'Write one group of dashes below each header.', place }];
  }
  return [];
}

/** Rows below an empty line that ends their table, above dashes of a word processor, or without any. */
function hintForRows(lines: readonly string[], line: number): string {
  const [first = '', second = ''] = lines.slice(line - 1);
  if (isCutOff(lines, line)) return 'Remove the empty line above: it ends the table.';
  if (STRANGE_DASHES.test(second)) return 'Write the dashes below the header row as ---.';
  return `Add a line |${' --- |'.repeat(countCells(first))} below the first row.`;
}

function isCutOff(lines: readonly string[], line: number): boolean {
  return lines[line - 2]?.trim() === '' && ROW.test(lines[line - 3] ?? '');
}

function countCells(row: string): number {
  return row
    .trim()
    .replace(/^>\s*/, '')
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}
