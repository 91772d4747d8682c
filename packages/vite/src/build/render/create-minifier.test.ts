import { gzipSync } from 'node:zlib';
import { createColorModeScript, createRestoreScript } from '@octavo/theme/internal/document';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createMinifier } from './create-minifier.ts';

describe('createMinifier', () => {
  it('keeps the value of a script', () => {
    const minify = createMinifier();
    expect(runInNewContext(minify('(function add(first, second) {\n  return first + second;\n})(1, 2)'))).toBe(3);
  });

  // Each document holds them: bytes of gzip, on their own.
  for (const [name, script, limit] of [
    ['the colour mode', createColorModeScript({ isHidden: false }), 670],
    ['what readers chose', createRestoreScript('<div data-octavo-choice="">'), 700],
  ] as const)
    it(`makes the script of ${name} small, and no end of a script element`, () => {
      const short = createMinifier()(script);
      expect(short).not.toContain('</');
      expect(gzipSync(short, { level: 6 }).length).toBeLessThan(limit);
    });
});
