import { describe, expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';

const HEAD = 'openapi: 3.1.0\npaths:\n  /orders:\n    get:\n';

describe('a mistake of YAML is told in plain words, where it is', () => {
  test.each([
    ['a colon in a value', '      summary: List: all\n', 'A value with a colon and a space in it needs quotes.', 'List: all'],
    ['a value with @', '      summary: @list\n', 'A value that begins with `@` needs quotes.', '@list'],
    ['a value with a brace', '      summary: {name} of\n', 'A value that begins with `{` needs quotes.', '{name}'],
    ['bold text', '      summary: **All** orders\n', 'A value that begins with `*` needs quotes.', '**All'],
    ['a list beside its key', '      tags: - one\n      x: 1\n', 'A list begins on the line below its key.', '- one'],
    ['no space', '      summary:List\n      x: 1\n', 'There must be a space after the colon.', 'summary:'],
    ['no colon', '      responses\n        x: 1\n', 'The line has no colon.', 'responses'],
    ['an open quote', '      summary: "List\n      x: 1\n', 'The quote is not closed.', '"List'],
    ['a tab', '\tsummary: List\n', 'YAML allows no tabs for indentation.', '\tsummary'],
    [
      'a shallow text',
      '      description: |\n    Too far left\n      x: 1\n',
      'A text below `|` or `>` is indented deeper than its key.',
      'Too far',
    ],
    ['a line too far left', '      summary: List\n     x: 1\n', 'Wrong indentation: 5 spaces, where a line above has 6.', 'x: 1'],
    [
      'a field of a list',
      '      tags:\n        - name: a\n         in: b\n',
      'Wrong indentation: 9 spaces, where a line above has 10.',
      'in: b',
    ],
    ['a quote in quotes', "      x: 'it's'\n", 'There is text behind the closing quote.', "'it's'"],
    [
      'a field behind a list',
      '      tags:\n      - a\n      - b: 1\n      - c\n      x: 1\n      - d\n',
      'A list item is among fields.',
      '- d',
    ],
    ['an alias', '      x: *order\n', 'Unknown YAML alias `*order`.', 'order'],
    ['two documents', '      x: 1\n---\na: 1\n', 'A line `---` begins a second document.', '---\na'],
    ['a merge conflict', '      x: 1\n<<<<<<< HEAD\n      y: 1\n=======\n', 'Unresolved merge conflict.', '<<<<<<<'],
    ['a list that is not closed', '      tags: [a, b\n      x: 1\n', 'The bracket `[` is not closed.', '[a, b'],
  ])('%s', (_, lines, message, piece) => {
    const text = HEAD + lines;
    const parsed = parseDocument(text);
    expect(parsed).toMatchObject({ problem: { message } });
    const offset = 'problem' in parsed ? (parsed.problem.offset ?? 0) : 0;
    expect(text.slice(offset, offset + piece.length)).toBe(piece);
  });
});

test('a long line of dashes is read once', () => {
  const dashes = '- '.repeat(60_000);
  expect(parseDocument(`a: 1\n${dashes}x\n b: c: d\n`)).toMatchObject({ problem: { message: 'A list item is among fields.' } });
});
