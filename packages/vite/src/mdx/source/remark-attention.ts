import { attention } from 'micromark-core-commonmark';
import type { Plugin } from 'unified';
import { addSyntax } from './add-syntax.ts';
import { ParserStopError } from './parser-stop-error.ts';

/** CommonMark's own, but each sign is looked at a few times: theirs looks for the other end of each in all that stands before it. */
const ATTENTION: typeof attention = {
  ...attention,
  name: 'boundedAttention',
  tokenize(effects, ok, nok) {
    const { events, previous } = this;
    return attention.tokenize.call(
      this,
      effects,
      (code) => {
        const token = events.at(-1)?.[1];
        if (token !== undefined) loosen(token, { marker: this.sliceSerialize(token).charAt(0), previous, next: code });
        return ok(code);
      },
      nok,
    );
  },
  resolveAll(events, context) {
    const runs = listRuns(events, context);
    if (runs.length === 0) return events;
    matchRuns(runs);
    const nested = nestSpans(events, { runs, context });
    for (const [, token] of nested) if (token.type === 'attentionSequence') token.type = 'data';
    // The parser goes on with the list that it had.
    events.length = 0;
    return append(events, nested);
  },
};

const SYNTAX = { text: { 42: ATTENTION, 95: ATTENTION }, insideSpan: { null: [ATTENTION] } };

/** Emphasis in emphasis that is still read: what is inside is gone through once for each level. */
export const EMPHASIS_LEVELS = 100;

/** What is told of more. */
export const TOO_DEEP = 'Too many levels of emphasis';

/** Reads thousands of signs of emphasis in time that grows with their number, not with its square. */
export const remarkAttention: Plugin = function remarkAttention() {
  addSyntax(this, SYNTAX);
};

/** The parser's own types, of the version that it brings along. */
type Resolve = NonNullable<typeof attention.resolveAll>;
type Events = Parameters<Resolve>[0];
type Context = Parameters<Resolve>[1];
type Token = Events[number][1];
type Point = Token['start'];
type Code = Context['previous'];

/** A run of signs: `**`. */
interface Run {
  token: Token;
  /** The index of its first event; it has two. */
  at: number;
  marker: string;
  /** How many of its signs are matched with nothing; shrinks as they are matched. */
  left: number;
  /** What it may do, by what stands before and behind it. */
  canOpen: boolean;
  canClose: boolean;
  /** The signs of each span that it opens and closes, the innermost span first: `2` for strong text. */
  opens: number[];
  closes: number[];
}

/** A character of a text without spaces between words or before endings: Chinese, Japanese, Korean, and their punctuation. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\u3001-\u303F\u30FC\uFF01-\uFFEF]/u;

/**
 * CommonMark tells by the spaces and the punctuation beside asterisks whether they begin or end something: `は**「重要」**の` would show them. Where
 * no spaces are, anything but a space will do.
 */
function loosen(token: Token, { marker, previous, next }: { marker: string; previous: Code; next: Code }): void {
  if (marker !== '*' || !(isUnspaced(previous) || isUnspaced(next))) return;
  const { _open: canOpen, _close: canClose } = token;
  Object.assign(token, { _open: canOpen === true || !isSpace(next), _close: canClose === true || !isSpace(previous) });
}

function isUnspaced(code: Code): boolean {
  return code !== null && code > 0 && UNSPACED.test(String.fromCharCode(code));
}

/** The end of the text, and what the parser takes for ends of lines and tabs, among them. */
function isSpace(code: Code): boolean {
  return code === null || code <= 0 || /\s/u.test(String.fromCharCode(code));
}

function listRuns(events: Events, context: Context): Run[] {
  return events.flatMap(([way, token], at) => {
    if (way !== 'enter' || token.type !== 'attentionSequence') return [];
    const { _open: canOpen = false, _close: canClose = false } = token;
    const [marker, left] = [context.sliceSerialize(token).charAt(0), token.end.offset - token.start.offset];
    return [{ token, at, marker, left, canOpen, canClose, opens: [], closes: [] }];
  });
}

/** Matches the runs with CommonMark's stack of delimiters and its bottoms. */
function matchRuns(runs: readonly Run[]): void {
  const open: Run[] = [];
  /** How many of the open runs cannot be what a closing run of a kind needs. */
  const bottoms = new Map<string, number>();
  for (const run of runs) {
    while (run.canClose && run.left > 0) {
      const kind = `${run.marker}${run.canOpen}${run.left % 3}`;
      const at = findOpener(open, run, bottoms.get(kind) ?? 0);
      const opener = open[at];
      if (opener === undefined) {
        bottoms.set(kind, open.length);
        break;
      }
      const used = opener.left > 1 && run.left > 1 ? 2 : 1;
      opener.opens.push(used);
      run.closes.push(used);
      opener.left -= used;
      run.left -= used;
      open.length = opener.left > 0 ? at + 1 : at;
      for (const [key, bottom] of bottoms) bottoms.set(key, Math.min(bottom, at));
    }
    if (run.canOpen && run.left > 0) open.push(run);
  }
}

/** The nearest open run that a closing one matches, by the rule of three; -1 where there is none. */
function findOpener(open: readonly Run[], { canOpen, marker, left }: Run, bottom: number): number {
  for (let at = open.length - 1; at >= bottom; at -= 1) {
    const opener = open[at];
    if (opener?.marker !== marker) continue;
    const isAmbiguous = opener.canClose || canOpen;
    if (!isAmbiguous || left % 3 === 0 || (opener.left + left) % 3 !== 0) return at;
  }
  return -1;
}

/** Puts what stands between matched signs into spans, as the parser's own events. */
function nestSpans(events: Events, { runs, context }: { runs: readonly Run[]; context: Context }): Events {
  /** The opening signs of the spans that are not closed yet, and what stands before each. */
  const open: { sequence: Token; before: Events }[] = [];
  let list: Events = [];
  let from = 0;
  for (const { token, at, left, opens, closes } of runs) {
    append(list, events.slice(from, at));
    from = at + 2;
    let point = token.start;
    const take = (type: Token['type'], signs: number): Token => {
      const [start, end] = [point, movePoint(point, signs)];
      point = end;
      return { type, start: { ...start }, end: { ...end } };
    };
    for (const signs of closes) {
      const span = open.pop();
      if (span === undefined) break;
      list = closeSpan(list, { ...span, closing: take(toTypes(signs).sequence, signs), signs, context });
    }
    // Within a span they are matched once more, with what is left of others.
    if (left > 0) list.push(...around({ ...token, ...take('attentionSequence', left) }, [], context));
    for (const signs of opens.toReversed()) {
      if (open.length === EMPHASIS_LEVELS) throw new ParserStopError(TOO_DEEP, point);
      open.push({ sequence: take(toTypes(signs).sequence, signs), before: list });
      list = [];
    }
  }
  return append(list, events.slice(from));
}

interface ClosedSpan {
  sequence: Token;
  before: Events;
  closing: Token;
  signs: number;
  context: Context;
}

function closeSpan(inner: Events, { sequence, before, closing, signs, context }: ClosedSpan): Events {
  const types = toTypes(signs);
  const text: Token = { type: types.text, start: { ...sequence.end }, end: { ...closing.start } };
  const span: Token = { type: types.span, start: { ...sequence.start }, end: { ...closing.end } };
  const resolved = (context.parser.constructs.insideSpan.null ?? []).reduce(
    (list, { resolveAll }) => resolveAll?.(list, context) ?? list,
    inner,
  );
  const content = [...around(sequence, [], context), ...around(text, resolved, context), ...around(closing, [], context)];
  return append(before, around(span, content, context));
}

function toTypes(signs: number): { span: Token['type']; sequence: Token['type']; text: Token['type'] } {
  return signs === 2
    ? { span: 'strong', sequence: 'strongSequence', text: 'strongText' }
    : { span: 'emphasis', sequence: 'emphasisSequence', text: 'emphasisText' };
}

function around(token: Token, inner: Events, context: Context): Events {
  return [['enter', token, context], ...inner, ['exit', token, context]];
}

/** Adds to a list in place; not by arguments, of which a long text has too many. */
function append(list: Events, added: Events): Events {
  for (const event of added) list.push(event);
  return list;
}

/** Moves a point within its line, as runs are. */
function movePoint(point: Point, signs: number): Point {
  const { column, offset, _bufferIndex } = point;
  return { ...point, column: column + signs, offset: offset + signs, _bufferIndex: _bufferIndex + signs };
}
