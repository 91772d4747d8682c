import type { Plugin } from 'unified';
import { listSyntaxes } from './add-syntax.ts';
import type { Construct } from './add-syntax.ts';
import { ParserStopError } from './parser-stop-error.ts';
import { EMPHASIS_LEVELS, TOO_DEEP } from './remark-attention.ts';

/** Reads thousands of tildes in time that grows with their number, not with its square. Stands behind the step that brings GitHub's Markdown. */
export const remarkStrikethrough: Plugin = function remarkStrikethrough() {
  for (const { text = {} } of listSyntaxes(this)) for (const construct of [text[TILDE] ?? []].flat()) boundTildes(construct);
};

const TILDE = 126;

type Events = Parameters<NonNullable<Construct['resolveAll']>>[0];
type Token = Events[number][1];

function boundTildes(construct: Construct): void {
  const { resolveAll } = construct;
  construct.resolveAll = (events, context) => {
    dropUnmatched(events);
    return resolveAll?.(events, context) ?? events;
  };
}

/**
 * Takes from the tildes that are matched with nothing what makes the parser try: it would look for the other end of each in all that stands
 * before it. As there, each matches the nearest ones of its length that are open, and what stands between them is matched no more.
 */
function dropUnmatched(events: Events): void {
  const signs = events.flatMap(([way, token]) => (way === 'enter' && isTildes(token) ? [token] : []));
  /** The places in `signs` that are open, by length. */
  const open: [single: number[], double: number[]] = [[], []];
  const placesOf = (length: number): number[] => open[length === 1 ? 0 : 1];
  const [openers, closers] = [new Set<Token>(), new Set<Token>()];
  for (const [at, sign] of signs.entries()) {
    const { _open: canOpen = false, _close: canClose = false } = sign;
    const length = sign.end.offset - sign.start.offset;
    const opener = canClose ? placesOf(length).pop() : undefined;
    if (opener !== undefined) {
      const token = signs[opener];
      if (token !== undefined) openers.add(token);
      closers.add(sign);
      for (const places of open) while ((places.at(-1) ?? -1) > opener) places.pop();
    } else if (canOpen) placesOf(length).push(at);
  }
  let depth = 0;
  for (const sign of signs) {
    const [opens, closes] = [openers.has(sign), closers.has(sign)];
    depth += Number(opens) - Number(closes);
    if (depth > EMPHASIS_LEVELS) throw new ParserStopError(TOO_DEEP, sign.start);
    Object.assign(sign, { _open: opens, _close: closes });
  }
}

/** The name of signs that are not matched yet, which the parser's own list of names does not have. */
function isTildes({ type }: { type: string }): boolean {
  return type === 'strikethroughSequenceTemporary';
}
