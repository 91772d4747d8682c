import type { Grammar } from '@shikijs/core';
import { EncodedTokenMetadata, INITIAL } from '@shikijs/vscode-textmate';
import type { StateStack, StateStackImpl } from '@shikijs/vscode-textmate';

/** Turns a piece of a line into a token: its text, the number of its colour in the theme, and the bits of its font's style. */
export type TokenMaker<Token> = (text: string, color: number, fontStyle: number) => Token;

/** Gives the tokens of each line of some code. */
export type LineReader<Token> = (code: string) => Token[][];

/** What is known of the lines that stand in one state of the grammar. */
interface LineState<Token> {
  stack: StateStack;
  lines: Map<string, ReadLine<Token>>;
}

interface ReadLine<Token> {
  tokens: Token[];
  end: LineState<Token>;
}

/** Lines that are remembered. Half of those in real documentation stand there twice, and more in code that a tool has written. */
const MAX_LINES = 10_000;

// Shiki leaves the rest of a line without colours after half a second by the clock: a busy machine would give other bytes.
export const NO_TIME_LIMIT = 0;

/**
 * Creates a reader of code in one language, in the theme that is set. What a grammar makes of a line depends on
 * the line and on the state that the one before has left: a line that was read in the same state is not read again. One of `maxLength`
 * characters or more is one token, without a colour.
 */
export function createLineReader<Token>(
  grammar: Grammar,
  { toToken, maxLength }: { toToken: TokenMaker<Token>; maxLength: number },
): LineReader<Token> {
  const states = new Map<string, LineState<Token>>();
  let count = 0;

  const findState = (stack: StateStack): LineState<Token> => {
    const key = describeStack(stack);
    const state = states.get(key) ?? { stack, lines: new Map() };
    states.set(key, state);
    return state;
  };

  const readLine = (line: string, start: LineState<Token>): ReadLine<Token> => {
    const { tokens: pieces, ruleStack } = grammar.tokenizeLine2(line, start.stack, NO_TIME_LIMIT);
    const tokens: Token[] = [];
    for (let index = 0; index < pieces.length; index += 2) {
      const from = pieces[index];
      const metadata = pieces[index + 1] ?? 0;
      const text = line.slice(from, pieces[index + 2] ?? line.length);
      if (text !== '')
        tokens.push(toToken(text, EncodedTokenMetadata.getForeground(metadata), EncodedTokenMetadata.getFontStyle(metadata)));
    }
    return { tokens, end: ruleStack === start.stack ? start : findState(ruleStack) };
  };

  return (code) => {
    if (count > MAX_LINES) {
      states.clear();
      count = 0;
    }
    let state = findState(INITIAL);
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return [];
      if (line.length >= maxLength) return [toToken(line, 0, 0)];
      let read = state.lines.get(line);
      if (read === undefined) {
        read = readLine(line, state);
        state.lines.set(line, read);
        count += 1;
      }
      state = read.end;
      return read.tokens;
    });
  };
}

/** All that a state is made of, as an editor hands it from one thread to another: equal for equal states. */
function describeStack(stack: StateStack): string {
  const frames: unknown[] = [];
  for (let frame = isFull(stack) ? stack : null; frame !== null; frame = frame.parent) frames.push(frame.toStateStackFrame());
  return JSON.stringify(frames);
}

/** The library's interface leaves out what its states are made of. */
function isFull(stack: StateStack): stack is StateStackImpl {
  return 'toStateStackFrame' in stack;
}
