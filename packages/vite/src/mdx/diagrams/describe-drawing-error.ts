import { findNearest } from '@octavo/core/internal';

/** Why a source is no diagram: its line, what stands there, and what helps. */
export interface DrawingError {
  error: string;
  line: number;
  hint?: string;
}

/** What Mermaid's parsers say beside their message: the text that they stopped at, and the tokens that could have stood there. */
interface ParserState {
  text?: string;
  token?: unknown;
  expected?: readonly string[];
}

const KINDS =
  'architecture-beta block-beta C4Context classDiagram erDiagram flowchart gantt gitGraph graph journey kanban mindmap packet-beta pie quadrantChart requirementDiagram sankey-beta sequenceDiagram stateDiagram stateDiagram-v2 timeline xychart-beta'.split(
    ' ',
  );

/** Says in plain words what Mermaid says in the names of its tokens: `Expecting 'SQE', 'PE', got 'SQS'` -> Unexpected `[`. */
export function describeDrawingError(error: unknown, source: string): DrawingError {
  const text = error instanceof Error ? error.message : String(error);
  const line = Math.max(1, Number(/\bline:?\s*(\d+)/i.exec(text)?.[1] ?? 1));
  if (text.startsWith('No diagram type detected')) return describeKind(source);
  const { text: found = /but found `([\s\S]*?)`|->([\s\S]*?)<-/.exec(text)?.slice(1).join(''), token, expected = [] } = readState(error);
  const written = source.split('\n')[line - 1] ?? '';
  if (/Unrecognized text/.test(text)) return { error: 'Unrecognized text.', line, ...(written.includes('["`') && { hint: BACKTICKS }) };
  if (found === undefined) return { error: findOwnWords(text, source), line };
  const missing = EXPECTED.find(([name]) => expected.length < 4 && expected.includes(`'${name}'`))?.[1];
  const isEnd = found.trim() === '';
  // `sequenceDiagramm` begins as a type does: Mermaid reads it as that type.
  if (source.trimStart().startsWith(found.trim()) && !isEnd && !KINDS.includes(found.trim())) return describeKind(source);
  const hint = missing === undefined ? findHint(found.trim(), { expected, written }) : `Write ${missing} there.`;
  return {
    error: isEnd ? `${token === 1 ? 'The diagram' : 'This line'} ends too early.` : `Unexpected \`${found.trim()}\`.`,
    line: isEnd ? Math.min(line, source.trimEnd().split('\n').length) : line,
    ...(hint !== undefined && { hint }),
  };
}

function findHint(found: string, { expected, written }: { expected: readonly string[]; written: string }): string | undefined {
  if (found.startsWith('-') && /[\w\])}] *-> *\w/.test(written)) return 'Write --> for an arrow.';
  if (found === 'end') return '`end` closes a block in Mermaid. As a name, write End.';
  // Of most labels: brackets, parentheses and quotes in them are read as their end.
  return expected.includes("'TAGEND'") ? 'Put the text of the label in quotes: A["a label (with signs)"].' : undefined;
}

const BACKTICKS = 'A label in quotes that begins with a backtick must end with one: ["`**bold** text`"].';

/** What the few tokens stand for that an author can be asked for. */
const EXPECTED: readonly [token: string, words: string][] = [
  ['TXT', 'a colon and a text'],
  ['taskData', 'a colon and the dates of the task'],
  ['COLON', 'a colon and a label'],
  ['LINK', 'an arrow, such as -->,'],
];

function describeKind(source: string): DrawingError {
  const at = source.split('\n').findIndex((one) => /^\s*[a-z]/i.test(one));
  const name = /[\w-]+/.exec(source.split('\n')[at] ?? '')?.[0] ?? '';
  const nearest = findNearest(name, KINDS);
  return {
    error: name === '' ? 'This diagram has no type.' : `Unknown type of diagram: \`${name}\`.`,
    line: Math.max(1, at + 1),
    hint: nearest === undefined ? 'Begin with a type: flowchart LR, sequenceDiagram, …' : `Did you mean \`${nearest}\`?`,
  };
}

function readState(error: unknown): ParserState {
  return typeof error === 'object' && error !== null && 'hash' in error ? ((error.hash as ParserState | undefined) ?? {}) : {};
}

/** The last line that Mermaid itself wrote: a message quotes the source, too. */
function findOwnWords(text: string, source: string): string {
  const lines = text.split('\n').filter((one) => one.trim() !== '' && !/^-*\^|^\.\.\./.test(one) && !source.includes(one.trim()));
  return lines.map((one) => one.replace(/^(?:Parse|Lexical) error on line \d+[:.]?\s*/, '').trim()).findLast(Boolean) ?? text;
}
