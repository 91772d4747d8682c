import { attention } from 'micromark-core-commonmark';
import type { Plugin } from 'unified';

/** CommonMark's own, once the signs are known that open or close nothing: it would look for the other end of each in all that stands before. */
const ATTENTION: typeof attention = {
  ...attention,
  name: 'boundedAttention',
  resolveAll(events, context) {
    dropUnmatched(events, context);
    return attention.resolveAll?.(events, context) ?? events;
  },
};

const SYNTAX = { text: { 42: ATTENTION, 95: ATTENTION }, insideSpan: { null: [ATTENTION] } };

/** Reads thousands of signs of emphasis in time that grows with their number, not with its square. */
export const remarkAttention: Plugin = function remarkAttention() {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push(SYNTAX);
};

/** The parser's own types, of the version that it brings along. */
type Resolve = NonNullable<typeof attention.resolveAll>;
type Events = Parameters<Resolve>[0];
type Context = Parameters<Resolve>[1];
type Token = Events[number][1];

/** A run of signs: `**`. What is left of it shrinks as its signs are matched. */
interface Run {
  token: Token;
  marker: string;
  length: number;
  /** What it may do, by what stands before and behind it. */
  canOpen: boolean;
  canClose: boolean;
  hasOpened: boolean;
  hasClosed: boolean;
}

/**
 * Matches the runs as the parser will, with CommonMark's stack of delimiters and its bottoms, and takes from those that are matched with
 * nothing what makes the parser try. A run that could do both keeps both, since the rule of three asks for it.
 */
function dropUnmatched(events: Events, context: Context): void {
  const runs = events.flatMap(([way, token]) =>
    way === 'enter' && token.type === 'attentionSequence' ? [createRun(token, context.sliceSerialize(token).charAt(0))] : [],
  );
  const open: Run[] = [];
  /** How many of the open runs cannot be what a closing run of a kind needs. */
  const bottoms = new Map<string, number>();
  for (const run of runs) {
    while (run.canClose && run.length > 0) {
      const kind = `${run.marker}${run.canOpen}${run.length % 3}`;
      const at = findOpener(open, run, bottoms.get(kind) ?? 0);
      const opener = open[at];
      if (opener === undefined) {
        bottoms.set(kind, open.length);
        break;
      }
      const used = opener.length > 1 && run.length > 1 ? 2 : 1;
      opener.hasOpened = true;
      run.hasClosed = true;
      opener.length -= used;
      run.length -= used;
      open.length = opener.length > 0 ? at + 1 : at;
      for (const [key, bottom] of bottoms) bottoms.set(key, Math.min(bottom, at));
    }
    if (run.canOpen && run.length > 0) open.push(run);
  }
  for (const { token, canOpen, canClose, hasOpened, hasClosed } of runs)
    if (canOpen !== canClose) Object.assign(token, { _open: hasOpened, _close: hasClosed });
}

function createRun(token: Token, marker: string): Run {
  const { _open: canOpen = false, _close: canClose = false } = token;
  return { token, marker, length: token.end.offset - token.start.offset, canOpen, canClose, hasOpened: false, hasClosed: false };
}

/** The nearest open run that a closing one matches, by the rule of three; -1 where there is none. */
function findOpener(open: readonly Run[], { canOpen, marker, length }: Run, bottom: number): number {
  for (let at = open.length - 1; at >= bottom; at -= 1) {
    const opener = open[at];
    if (opener?.marker !== marker) continue;
    const isAmbiguous = opener.canClose || canOpen;
    if (!isAmbiguous || length % 3 === 0 || (opener.length + length) % 3 !== 0) return at;
  }
  return -1;
}
