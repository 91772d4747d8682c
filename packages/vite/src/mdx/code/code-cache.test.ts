import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCodeCache } from './code-cache.ts';
import type { ColoredCode } from './code-cache.ts';

const KEY = 'ab'.repeat(20);
const NEAR = `ab${'cd'.repeat(19)}`;
const CODE: ColoredCode = { foreground: 'shiki-a', lines: [[{ text: 'let a\u2028', look: 'shiki-b' }], []] };
const OTHER: ColoredCode = { foreground: '', lines: [] };

describe('createCodeCache', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'octavo-code-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const onlyFile = (): string => path.join(directory, 'new', readdirSync(path.join(directory, 'new')).join());

  it('gives back what another one has kept, of blocks that share a file', () => {
    const cache = createCodeCache(path.join(directory, 'new'));
    expect(cache.find(KEY)).toBeUndefined();
    cache.keep(KEY, CODE);
    cache.keep(NEAR, OTHER);
    const later = createCodeCache(path.join(directory, 'new'));
    expect([later.find(KEY), later.find(NEAR), later.find('ab'.repeat(19))]).toEqual([CODE, OTHER, undefined]);
    expect(onlyFile()).toMatch(/ab\.jsonl$/);
  });

  it('takes nothing that is not as it was written, and goes on behind it', () => {
    createCodeCache(path.join(directory, 'new')).keep(KEY, CODE);
    const text = readFileSync(onlyFile(), 'utf8');
    const find = (garbled: string): (ColoredCode | undefined)[] => {
      writeFileSync(onlyFile(), garbled);
      const cache = createCodeCache(path.join(directory, 'new'));
      const found = cache.find(KEY);
      cache.keep(KEY, CODE);
      return [found, createCodeCache(path.join(directory, 'new')).find(KEY)];
    };
    expect(find(text)).toEqual([CODE, CODE]);
    for (const bad of [text.slice(0, -9), text.replace('let', 'var'), text.replaceAll(KEY, NEAR), '\u0000', `\n${KEY}`, `\n${KEY} {}`])
      expect(find(bad)).toEqual([undefined, CODE]);
  });

  it('begins a file anew that has become long', () => {
    createCodeCache(path.join(directory, 'new')).keep(KEY, CODE);
    appendFileSync(onlyFile(), `\n${'x'.repeat(1_000_000)}`);
    const cache = createCodeCache(path.join(directory, 'new'));
    expect(cache.find(KEY)).toBeUndefined();
    cache.keep(NEAR, OTHER);
    expect(readFileSync(onlyFile(), 'utf8').length).toBeLessThan(1_000);
  });
});
