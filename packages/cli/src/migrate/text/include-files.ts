import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import type { PageScope } from '../tool.ts';

/** The text of a file that a page takes in, without its frontmatter; its links are meant from its own folder. */
export function readPart(file: string, { source }: Pick<PageScope, 'source'>): string | undefined {
  const text = source.read(file);
  return text === undefined ? undefined : readFrontmatter(text, file).body;
}

/** A path that a page names, as one from the source folder. */
export function fromPage(written: string, { page }: Pick<PageScope, 'page'>): string {
  return path.posix.join(path.posix.dirname(page.file), written);
}

/** Lines of a text by number, as `{2,4-6}` or `2-6` says; the whole where it says nothing. */
export function takeLines(text: string, said: string): string {
  const ranges = [...said.matchAll(/(\d+)?\s*([-:])?\s*(\d+)?/g)].filter(([whole]) => /\d/.test(whole));
  if (ranges.length === 0) return text;
  const lines = text.split('\n');
  return ranges
    .flatMap(([, from, dash, to]) =>
      lines.slice(
        from === undefined ? 0 : Number(from) - 1,
        to === undefined ? (dash === undefined ? Number(from) : lines.length) : Number(to),
      ),
    )
    .join('\n');
}

/** An empty block of code that shows a file; the hash names a region of it, or lines. */
export function toFileFence(
  shown: string,
  { language, hash = '', meta = '', indent = '' }: { language: string; hash?: string | undefined; meta?: string; indent?: string },
): string {
  const named = `${shown}${hash === '' ? '' : `#${hash}`}`;
  const file = /[\s"'{}]/.test(named) ? `file=${JSON.stringify(named)}` : `file=${named}`;
  return `${indent}\`\`\`${language} ${file}${meta === '' ? '' : ` ${meta}`}\n${indent}\`\`\``;
}
