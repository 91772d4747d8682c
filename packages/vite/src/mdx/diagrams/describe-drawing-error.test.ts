import { expect, test } from 'vitest';
import { describeDrawingError } from './describe-drawing-error.ts';

/** As Mermaid's parsers throw it. */
function createError(message: string, hash?: object): Error {
  return Object.assign(new Error(message), hash && { hash });
}

const LABEL = ["'SQE'", "'PE'", "'TAGEND'", "'TEXT'"];
const QUOTE = 'Put the text of the label in quotes: A["a label (with signs)"].';

test.each([
  [
    'a bracket in a label',
    createError("Parse error on line 2:\n…\n--^\nExpecting 'SQE', got 'SQS'", { text: '[', token: 'SQS', expected: LABEL }),
    2,
    'Unexpected `[`.',
    QUOTE,
  ],
  ['quotes in a label', createError('Parse error on line 2:', { text: 'q', token: 'STR', expected: LABEL }), 2, 'Unexpected `q`.', QUOTE],
  [
    'a message without its text',
    createError('Parse error on line 2:', { text: '\n', token: 'NEWLINE', expected: ["'TXT'"] }),
    2,
    'This line ends too early.',
    'Write a colon and a text there.',
  ],
  [
    'a block without its end',
    createError('Parse error on line 5:', { text: '', token: 1, expected: ["'end'"] }),
    3,
    'The diagram ends too early.',
    undefined,
  ],
  [
    'signs of no token',
    createError('Lexical error on line 2. Unrecognized text.\n…\n--^', { text: '', token: null }),
    2,
    'Unrecognized text.',
    undefined,
  ],
  [
    'a misspelt type',
    createError('No diagram type detected matching given configuration for text: flowchrt LR'),
    1,
    'Unknown type of diagram: `flowchrt`.',
    'Did you mean `flowchart`?',
  ],
  [
    'a misspelt command',
    createError("Parsing failed:  Parse error on line 2, column 3: Expecting token of type 'EOF' but found `comit`."),
    2,
    'Unexpected `comit`.',
    undefined,
  ],
  [
    'a wrong number',
    createError('Parsing failed: Lexer error on line 2, column 8: unexpected character: ->x<- at offset: 11, skipped 1 characters.'),
    2,
    'Unexpected `x`.',
    undefined,
  ],
  [
    'what Mermaid says itself',
    createError('There can be only one root. No parent could be found for ("b")'),
    1,
    'There can be only one root. No parent could be found for ("b")',
    undefined,
  ],
])('%s', (_, error, line, message, hint) => {
  expect(describeDrawingError(error, 'flowchrt LR\n a\n b')).toEqual({ error: message, line, ...(hint !== undefined && { hint }) });
});

test('an arrow of one dash', () => {
  const error = createError('Parse error on line 2:', {
    text: '-',
    token: 'MINUS',
    expected: ["'SEMI'", "'NEWLINE'", "'EOF'", "'AMP'", "'LINK'"],
  });
  expect(describeDrawingError(error, 'flowchart LR\n  A -> B').hint).toBe('Write --> for an arrow.');
});

test('a type that begins as another does is a misspelt one', () => {
  const error = createError('Parse error on line 1:', { text: 'sequenceDiagramm', token: 'INVALID' });
  expect(describeDrawingError(error, 'sequenceDiagramm\n  A->>B: hi')).toEqual({
    error: 'Unknown type of diagram: `sequenceDiagramm`.',
    line: 1,
    hint: 'Did you mean `sequenceDiagram`?',
  });
});
