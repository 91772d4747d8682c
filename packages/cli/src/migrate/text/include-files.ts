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

/** The part of a text that comments mark: `// #region name` to `// #endregion name`, `--8<-- [start:name]` to `--8<-- [end:name]`. */
export function takeRegion(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = lines.findIndex((line) =>
    new RegExp(`#region\\s+${escaped}\\b|\\[start:\\s*${escaped}\\s*\\]|ANCHOR:\\s*${escaped}\\b`).test(line),
  );
  if (start < 0) return undefined;
  const end = lines.findIndex(
    (line, index) =>
      index > start &&
      new RegExp(`#endregion(?:\\s+${escaped}\\b|\\s*(?:-->|\\*/)?\\s*$)|\\[end:\\s*${escaped}\\s*\\]|ANCHOR_END:\\s*${escaped}\\b`).test(
        line,
      ),
  );
  const held = lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => !/#(?:end)?region\b|\[(?:start|end):/.test(line));
  return dedent(held).join('\n');
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(least));
}

/** A block of code that holds a text. */
export function toFence(code: string, { language, meta = '', indent = '' }: { language: string; meta?: string; indent?: string }): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([sign]) => sign.length));
  const sign = '`'.repeat(longest + 1);
  const lines = [`${sign}${language}${meta === '' ? '' : ` ${meta}`}`, ...code.replace(/\n$/, '').split('\n'), sign];
  return lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
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
