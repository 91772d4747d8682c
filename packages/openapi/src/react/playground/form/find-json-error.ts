import type { KeyedText } from '../../../value/say.ts';

/** Where a text stops being JSON, both from 1, and why. */
export interface JsonError {
  line: number;
  column: number;
  problem: KeyedText;
}

/** Finds the first place where a text is not JSON; undefined where all of it is. */
export function findJsonError(text: string): JsonError | undefined {
  const state: State = { text, index: 0 };
  const problem = readValue(state, 0) ?? readEnd(state);
  if (problem === undefined) return undefined;
  const before = text.slice(0, state.index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, problem };
}

interface State {
  text: string;
  index: number;
}

const MAX_DEPTH = 500;
// oxlint-disable-next-line eslint/no-control-regex -- JSON forbids exactly these control characters in text
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function readValue(state: State, depth: number): KeyedText | undefined {
  skipSpace(state);
  const start = state.text.charAt(state.index);
  if (start === '') return { text: 'A value is missing.' };
  if (depth > MAX_DEPTH) return { text: 'This is nested too deeply.' };
  if (start === '{') return readMembers(state, { close: '}', read: () => readMember(state, depth) });
  if (start === '[') return readMembers(state, { close: ']', read: () => readValue(state, depth + 1) });
  if (start === '"') return readString(state);
  if (read(state, SCALAR)) return undefined;
  return start === "'"
    ? { text: 'Text must be in double quotes.' }
    : { text: 'A value cannot start with {sign}.', values: { sign: start } };
}

function readMembers(state: State, { close, read: readOne }: { close: string; read: () => KeyedText | undefined }): KeyedText | undefined {
  state.index += 1;
  skipSpace(state);
  if (skip(state, close)) return undefined;
  for (;;) {
    const problem = readOne();
    if (problem !== undefined) return problem;
    skipSpace(state);
    if (skip(state, close)) return undefined;
    if (!skip(state, ',')) {
      const isInside = state.index < state.text.length;
      return { text: isInside ? 'A comma or {sign} is missing.' : '{sign} is missing at the end.', values: { sign: close } };
    }
    skipSpace(state);
    if (state.text.charAt(state.index) === close) return { text: 'There is a comma too many before {sign}.', values: { sign: close } };
  }
}

function readMember(state: State, depth: number): KeyedText | undefined {
  skipSpace(state);
  if (state.text.charAt(state.index) !== '"') return { text: 'A name in double quotes is missing.' };
  const problem = readString(state);
  if (problem !== undefined) return problem;
  skipSpace(state);
  return skip(state, ':') ? readValue(state, depth + 1) : { text: 'A colon is missing.' };
}

function readString(state: State): KeyedText | undefined {
  if (read(state, STRING)) return undefined;
  const end = /\n|$/g;
  end.lastIndex = state.index;
  const line = state.text.slice(state.index, end.exec(state.text)?.index);
  const isClosed = /^"(?:[^"\\]|\\.)*"/.test(line);
  return { text: isClosed ? 'This text has a character that must be escaped.' : 'The closing quote is missing.' };
}

function readEnd(state: State): KeyedText | undefined {
  skipSpace(state);
  return state.index < state.text.length ? { text: 'There is more text after the end of the value.' } : undefined;
}

function skipSpace(state: State): void {
  read(state, /[ \t\n\r]*/y);
}

function skip(state: State, text: string): boolean {
  if (!state.text.startsWith(text, state.index)) return false;
  state.index += text.length;
  return true;
}

function read(state: State, pattern: RegExp): boolean {
  pattern.lastIndex = state.index;
  const found = pattern.exec(state.text)?.[0];
  if (found === undefined) return false;
  state.index += found.length;
  return true;
}
