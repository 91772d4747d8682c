import type { RegexEngine } from '@shikijs/core';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { describe, expect, it } from 'vitest';
import { sharePatterns } from './share-patterns.ts';

const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'));

/** The engine, and the patterns of each scanner that was made and is not disposed of. */
function count(): { counted: RegexEngine; made: (string | RegExp)[][] } {
  const made: (string | RegExp)[][] = [];
  const createScanner: RegexEngine['createScanner'] = (patterns) => {
    const scanner = engine.createScanner(patterns);
    made.push(patterns);
    const dispose = (): void => {
      made.splice(made.indexOf(patterns), 1);
      scanner.dispose?.();
    };
    return { findNextMatchSync: (...asked) => scanner.findNextMatchSync(...asked), dispose };
  };
  return { counted: { ...engine, createScanner }, made };
}

describe('sharePatterns', () => {
  it.each([
    ['the first match, and of those that begin together the first pattern', ['c', 'b(.)', 'bc', 'a?b'], 'xx bc abc ü bcb 😀 cab'],
    ['lookbehinds, which see what stands before the search', ['(?<=a)b', '(?<!a)b', '^x'], 'abab xb bx ab'],
    ['anchors to where the search begins', ['\\Gb', 'b(?=c)', '\\Ga'], 'aabbcabc'],
    ['nothing', ['z', 'y'], 'abc'],
    ['empty matches', ['(?=b)', 'b*', '$'], 'abba'],
    ['long texts', ['end', '"(?:[^"])*"', 'w'], `${'ö'.repeat(1100)}"text" word end`],
  ])('finds what a scanner finds: %s', (_, patterns, content) => {
    const scanner = engine.createScanner(patterns);
    const text = engine.createString(content);
    const other = engine.createString(content.slice(1));
    let shared = scanner;
    for (let position = 0; position <= content.length; position += 1) {
      // Before it is searched often enough for a scanner of its own.
      if (position % 20 === 0) shared = sharePatterns(engine).createScanner(patterns);
      // Again, and with another text in between: what was found last is remembered.
      for (const asked of [text, other, text, content]) {
        const at = Math.min(position, typeof asked === 'string' ? asked.length : asked.content.length);
        for (const options of [0, 4])
          expect(shared.findNextMatchSync(asked, at, options)).toEqual(scanner.findNextMatchSync(asked, at, options));
      }
    }
  });

  it('makes a pattern once, and drops it with its last scanner', () => {
    const { counted, made } = count();
    const { createScanner } = sharePatterns(counted);
    const scanners = [createScanner(['a', 'b']), createScanner(['b', 'c']), createScanner([/b/, 'b'])];
    expect(made).toEqual([['a'], ['b'], ['c']]);
    scanners[0]?.dispose?.();
    expect(made).toEqual([['b'], ['c']]);
    for (const scanner of scanners.slice(1)) scanner.dispose?.();
    expect(made).toEqual([]);
  });

  it('makes a scanner of its own for patterns that are searched for often', () => {
    const { counted, made } = count();
    const shared = sharePatterns(counted);
    const scanner = shared.createScanner(['a', 'b']);
    const text = shared.createString('ab');
    for (let searches = 0; searches < 1000; searches += 1) expect(scanner.findNextMatchSync(text, 1, 0)?.index).toBe(1);
    expect(made).toEqual([['a', 'b']]);
    scanner.dispose?.();
    expect(made).toEqual([]);
  });
});
