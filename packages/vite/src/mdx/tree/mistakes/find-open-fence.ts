import type { FindMistakes, Mistake } from './mistake.ts';

const FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/;

/** Makes the finder of blocks of code whose closing line is missing, or a brace or quote in their first line, for one text. */
export function createOpenFenceFinder(lines: readonly string[]): FindMistakes {
  let outers: ReturnType<typeof listOuters> | undefined;
  return (node) => {
    if (node.type !== 'code' || node.position === undefined) return [];
    const { start, end } = node.position;
    const opening = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0];
    const isClosed = end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? '');
    if (opening === undefined) return [];
    if (isClosed) return findOpenOption(node.meta ?? '', lines[start.line - 1] ?? '', start.line);
    outers ??= listOuters(lines);
    const outer = node.lang ? undefined : outers[start.line - 1];
    const hint =
      outer === undefined
        ? `Close it with a line of ${opening}; until then, the rest is shown as code.`
        : `The block on line ${outer} contains another block, whose end closed it. Open and close the outer block with ${opening}${opening.charAt(0)}.`;
    return [{ code: 'page/open-fence', message: 'Unclosed code block.', hint, length: opening.length }];
  };
}

/** For each line, that of the last block before it with a line in it which would open another: it ended at what was meant to close the inner one. */
function listOuters(lines: readonly string[]): (number | undefined)[] {
  let open: { sign: string; line: number } | undefined;
  let outer: number | undefined;
  return lines.map((text, index) => {
    const before = outer;
    const [, sign = '', rest = ''] = FENCE.exec(text) ?? [];
    if (sign === '') return before;
    if (open === undefined) open = { sign, line: index + 1 };
    else if (sign.startsWith(open.sign)) {
      if (rest.trim() === '') open = undefined;
      else outer = open.line;
    }
    return before;
  });
}

/** `{1,3` and `title="a`. */
function findOpenOption(meta: string, text: string, line: number): Mistake[] {
  const sign = /(?:^|[\s=])(\{[^}]*|"[^"]*)$/.exec(meta.replaceAll(/\{[^}]*\}|"[^"]*"/g, ''))?.[1]?.charAt(0);
  if (sign === undefined) return [];
  const message = `Unclosed ${sign} in the first line of a code block.`;
  const hint = `Close it with ${sign === '{' ? '}' : sign}.`;
  return [{ code: 'page/open-fence', message, hint, place: { line, column: text.lastIndexOf(sign) + 1 } }];
}
