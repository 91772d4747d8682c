import type { Nodes } from 'mdast';
import type { TextPosition } from '../../page-draft.ts';
import { LOST_FORMS } from './lost-forms.ts';
import type { Mistake } from './mistake.ts';

/** References, links, emphasis and entities that are shown as they are written: each once in a text. */
export function findTextMistakes(node: Nodes, lines: readonly string[]): Mistake[] {
  if (!('children' in node) || node.position === undefined) return [];
  return listTexts(node.children, { within: node.position, lines }).flatMap(({ value, start, end }) => {
    if (!/[[&*~`_:=^$]/.test(value)) return [];
    return LOST_FORMS.flatMap(({ pattern, describe }) => {
      // Nearly no text has one: asking for all of them copies the pattern first.
      if (value.search(pattern) < 0) return [];
      const found = new Map([...value.matchAll(pattern)].map(([whole, ...groups]) => [whole, groups]));
      return [...found].flatMap(([whole, groups]): Mistake[] => {
        const mistake = describe(groups);
        // A | in the code of a cell ends the cell: it is told of the row.
        if (mistake?.code === 'page/open-code' && node.type === 'tableCell' && hasPairs(lines[start.line - 1] ?? '')) return [];
        const at = mistake && findLine(whole, lines, { start, end });
        return mistake && at ? [{ ...mistake, place: at, length: whole.length }] : [];
      });
    });
  });
}

function hasPairs(line: string): boolean {
  return (line.split('`').length - 1) % 2 === 0;
}

/** Where a part of a text stands. */
interface Range {
  start: TextPosition;
  end: TextPosition;
}

/** What a reader sees as it is written, and the range that has it. */
interface WrittenText extends Range {
  value: string;
}

/** The texts of a node: an address that became a link by itself (`(https://a.b)`) is a part of the text around it. */
function listTexts(children: readonly Nodes[], { within, lines }: { within: Range; lines: readonly string[] }): WrittenText[] {
  const texts: WrittenText[] = [];
  let open: WrittenText | undefined;
  for (const child of children) {
    const value = child.type === 'text' ? child.value : findAutolink(child, lines);
    // What was made of a part of a text has no place of its own.
    const { start, end } = child.position ?? within;
    if (value === undefined) open = undefined;
    else if (open !== undefined) Object.assign(open, { value: open.value + value, end });
    else texts.push((open = { value, start, end }));
  }
  return texts;
}

function findAutolink(node: Nodes, lines: readonly string[]): string | undefined {
  const [text] = node.type === 'link' ? node.children : [];
  if (text?.type !== 'text') return undefined;
  const { line, column } = node.position?.start ?? { line: 0, column: 1 };
  return line === 0 || lines[line - 1]?.startsWith(text.value, column - 1) === true ? text.value : undefined;
}

/** Where a text first stands in the lines of a node. */
function findLine(
  text: string,
  lines: readonly string[],
  { start, end }: { start: TextPosition; end: TextPosition },
): TextPosition | undefined {
  for (let line = start.line; line <= end.line; line += 1) {
    const at = findWritten(lines[line - 1] ?? '', text, line === start.line ? start.column - 1 : 0);
    if (at >= 0) return { line, column: at + 1 };
  }
  return undefined;
}

/** Where a text stands in a line, neither in code nor escaped, nor before a column. */
function findWritten(line: string, text: string, from: number): number {
  let at = line.indexOf(text, from);
  while (at > 0 && /[\\`]/.test(line.charAt(at - 1))) at = line.indexOf(text, at + 1);
  return at;
}
