import { array, constant, constantFrom, nat, oneof, record, string, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** What texts of a kind are made of. */
export interface TextOptions {
  /** Whole files, which are cut, doubled and written into. */
  files: readonly string[];
  /** Pieces that mean something in the language. */
  tokens: readonly string[];
}

/** Pieces that mean something, or too much, in any language. */
const COMMON = [
  '\n',
  '\r\n',
  ' ',
  '\t',
  '"',
  "'",
  '`',
  '\\',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  ':',
  ',',
  '#',
  '\u0000',
  '\uFEFF',
  '\u2028',
  'é',
  '路',
  '👩‍👩',
  '\uD800',
  '__proto__',
  'constructor',
];

/** Makes texts that resemble a language: pieces in any order, a piece many times over, and files with changes. Each shrinks. */
export function createText({ files, tokens }: TextOptions): Arbitrary<string> {
  const piece = oneof(
    { arbitrary: constantFrom(...tokens), weight: 6 },
    { arbitrary: constantFrom(...COMMON), weight: 3 },
    { arbitrary: string({ maxLength: 8, unit: 'binary' }), weight: 1 },
  );
  const soup = array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));
  const many = tuple(array(piece, { minLength: 1, maxLength: 4 }), nat(3000), soup).map(
    ([pieces, count, rest]) => pieces.join('').repeat(count).slice(0, 30_000) + rest,
  );
  const edit = record({
    at: nat(1_000_000),
    removed: oneof(constant(0), nat(60)),
    doubled: nat(80),
    inserted: oneof(piece, soup),
  });
  const changed = tuple(constantFrom(...files), array(edit, { minLength: 1, maxLength: 6 })).map(([file, edits]) =>
    edits.reduce((text, { at, removed, doubled, inserted }) => {
      const start = text.length === 0 ? 0 : at % text.length;
      return text.slice(0, start) + inserted + text.slice(start + removed, start + removed + doubled) + text.slice(start + removed);
    }, file),
  );
  return oneof({ arbitrary: changed, weight: 5 }, { arbitrary: soup, weight: 3 }, { arbitrary: many, weight: 2 });
}
