import type { Json } from '@octavo/core';
import { parseExpression } from './parse-expression.ts';
import type { Expression } from './parse-expression.ts';

/** A simple condition, read. */
export type SimpleCondition =
  | { kind: 'literal'; value: Json }
  | { kind: 'expression'; expression: Expression }
  | { kind: 'not'; of: SimpleCondition }
  | { kind: 'and' | 'or'; of: readonly SimpleCondition[] }
  | { kind: 'compare'; operator: Operator; left: SimpleCondition; right: SimpleCondition };

/** What two values are compared by. */
export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Parentheses within parentheses, and marks of negation. */
const DEEPEST = 50;

const TOKEN =
  /\s*(?:('(?:[^']|'')*'|"[^"]*")|(&&|\|\||==|!=|<=|>=|[<>!()])|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])|(true|false|null)(?![\w.])|(\$(?:[^\s()<>=!&|[\]'"]|\[\d+\])+))/y;

/** Reads a simple condition: literals, operators and runtime expressions. A problem says at which character it is none. */
export function parseCondition(text: string): SimpleCondition | { problem: string; at: number } {
  const tokens = readTokens(text);
  if ('problem' in tokens) return tokens;
  const reader: Reader = { tokens, next: 0, end: text.length };
  const condition = readOr(reader, 0);
  if ('problem' in condition) return condition;
  return reader.next < tokens.length ? unexpected(reader) : condition;
}

type Token =
  | { kind: 'operator'; text: string; at: number }
  | { kind: 'value'; condition: Extract<SimpleCondition, { kind: 'literal' | 'expression' }>; at: number };

interface Reader {
  tokens: readonly Token[];
  next: number;
  end: number;
}

type Problem = { problem: string; at: number };

function readTokens(text: string): Token[] | Problem {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) return { problem: 'Unexpected text', at: start + text.slice(start).search(/\S/) };
    const [whole, quoted, operator, number, word, expression] = match;
    const at = start + whole.length - whole.trimStart().length;
    if (operator !== undefined) tokens.push({ kind: 'operator', text: operator, at });
    else if (expression !== undefined) {
      const read = parseExpression(expression);
      if (read === undefined) return { problem: `\`${expression}\` is not a runtime expression`, at };
      tokens.push({ kind: 'value', condition: { kind: 'expression', expression: read }, at });
    } else tokens.push({ kind: 'value', condition: { kind: 'literal', value: readLiteral(quoted, number, word) }, at });
  }
  return tokens;
}

function readLiteral(quoted: string | undefined, number: string | undefined, word: string | undefined): Json {
  if (number !== undefined) return Number(number);
  if (word !== undefined) return word === 'null' ? null : word === 'true';
  const inside = (quoted ?? '').slice(1, -1);
  return quoted?.startsWith("'") === true ? inside.replaceAll("''", "'") : inside;
}

function readOr(reader: Reader, depth: number): SimpleCondition | Problem {
  return readJoined(reader, { operator: '||', kind: 'or', readPart: (one) => readAnd(one, depth) });
}

function readAnd(reader: Reader, depth: number): SimpleCondition | Problem {
  return readJoined(reader, { operator: '&&', kind: 'and', readPart: (one) => readComparison(one, depth) });
}

function readJoined(
  reader: Reader,
  { operator, kind, readPart }: { operator: string; kind: 'and' | 'or'; readPart: (reader: Reader) => SimpleCondition | Problem },
): SimpleCondition | Problem {
  const parts: SimpleCondition[] = [];
  do {
    const part = readPart(reader);
    if ('problem' in part) return part;
    parts.push(part);
  } while (take(reader, operator));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind, of: parts };
}

function readComparison(reader: Reader, depth: number): SimpleCondition | Problem {
  const left = readOne(reader, depth);
  if ('problem' in left) return left;
  const operator = (['==', '!=', '<=', '>=', '<', '>'] as const).find((one) => take(reader, one));
  if (operator === undefined) return left;
  const right = readOne(reader, depth);
  return 'problem' in right ? right : { kind: 'compare', operator, left, right };
}

function readOne(reader: Reader, depth: number): SimpleCondition | Problem {
  if (depth > DEEPEST) return { problem: 'Too many parentheses', at: reader.tokens[reader.next]?.at ?? reader.end };
  if (take(reader, '!')) {
    const of = readOne(reader, depth + 1);
    return 'problem' in of ? of : { kind: 'not', of };
  }
  if (take(reader, '(')) {
    const inner = readOr(reader, depth + 1);
    if ('problem' in inner) return inner;
    return take(reader, ')') ? inner : unexpected(reader);
  }
  const token = reader.tokens[reader.next];
  if (token?.kind !== 'value') return unexpected(reader);
  reader.next += 1;
  return token.condition;
}

function take(reader: Reader, operator: string): boolean {
  const token = reader.tokens[reader.next];
  const isThere = token?.kind === 'operator' && token.text === operator;
  if (isThere) reader.next += 1;
  return isThere;
}

function unexpected({ tokens, next, end }: Reader): Problem {
  const token = tokens[next];
  if (token === undefined) return { problem: 'The condition is incomplete', at: end };
  return { problem: token.kind === 'operator' ? `Unexpected \`${token.text}\`` : 'Unexpected value', at: token.at };
}
