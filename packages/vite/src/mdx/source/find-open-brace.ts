import type { Position } from '@octavo/core/internal';
import { positionAt } from '@octavo/core/internal';
import { scanSource } from './scan-source.ts';

/** Finds the outermost `{` of a text that no `}` closes, code left out; undefined when all are closed. */
export function findOpenBrace(text: string): Position | undefined {
  const open: number[] = [];
  let from = 0;
  for (const { start, end } of [...scanSource(text), { start: text.length, end: text.length }]) {
    for (let at = from; at < start; at += 1) {
      if (text[at - 1] === '\\') continue;
      if (text[at] === '{') open.push(at);
      else if (text[at] === '}') open.pop();
    }
    from = end;
  }
  const [outermost] = open;
  return outermost === undefined ? undefined : positionAt(text, outermost);
}
