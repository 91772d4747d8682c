import type { FoundCode } from './found-code.ts';

/** ```` ```ts file=../src/a.ts#region ````, also in a list or a quote, and its end, where nothing stands between the two. */
const EMPTY_FENCE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*?[ \t{]?\bfile=[^\n]*)\n(?:[ \t>]*\n)*([ \t>]*)\2[`~]*[ \t]*$/gm;
const FILE = /(?:^|[\s{])file=(?:"([^"]+)"|'([^']+)'|\{["']([^"']+)["']\}|([^\s{}"']+))/;

/** The file that a fence's meta names, as written: `title="a" file=../src/a.ts#region` -> `../src/a.ts#region` */
export function readFencePath(meta: string): string | undefined {
  const match = FILE.exec(meta);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
}

/** The files that the empty fences of a text name, as written; each once. */
export function listFencePaths(text: string): string[] {
  if (!text.includes('file=')) return [];
  return [...new Set([...toLines(text).matchAll(EMPTY_FENCE)].flatMap(([, , , meta = '']) => readFencePath(meta) ?? []))];
}

/** A text with the code of files in its fences; line numbers are no longer those of the file. */
export function fillFences(text: string, codes: Readonly<Record<string, FoundCode>>): string {
  if (Object.keys(codes).length === 0) return text;
  return toLines(text).replaceAll(EMPTY_FENCE, (whole, before: string, sign: string, meta: string, indent: string) => {
    const written = readFencePath(meta);
    const found = written === undefined ? undefined : codes[written];
    if (found === undefined || 'problem' in found) return whole;
    const own = indent === '' ? before.replaceAll(/[^>\s]/g, ' ') : indent;
    const code = found.code.replaceAll(/^(?=.)/gm, own);
    return `${before}${sign}${meta.replace(/^\s*(?=file=)/, `${found.language} `)}\n${code}\n${indent}${sign}`;
  });
}

function toLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
