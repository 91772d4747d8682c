/** ```` ```ts file=../src/a.ts#region ````, also in a list or a quote, and its end, where nothing stands between the two. */
export const EMPTY_FENCE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}(?!`)|~{3,}(?!~))(?=[^\n]*\bfile=)([^\n]*)\n(?:[ \t>]*\n)*([ \t>]*)\2[`~]*[ \t]*$/gm;
const FILE = /(?:^|[\s{])file=(?:"([^"]+)"|'([^']+)'|\{["']([^"']+)["']\}|([^\s{}"']+))/;

/** The file that a fence's meta names, as written: `title="a" file=../src/a.ts#region` -> `../src/a.ts#region` */
export function readFencePath(meta: string): string | undefined {
  const match = FILE.exec(meta);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
}

/** The files that the empty fences of a text name, as written; each once. */
export function listFencePaths(text: string): string[] {
  if (!text.includes('file=')) return [];
  return [...new Set([...text.replaceAll('\r\n', '\n').matchAll(EMPTY_FENCE)].flatMap(([, , , meta = '']) => readFencePath(meta) ?? []))];
}
