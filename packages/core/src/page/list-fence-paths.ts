/** ```` ```ts file=../src/a.ts#region ````, also in a list or a quote, and its end, where nothing stands between the two. */
export const EMPTY_FENCE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}(?!`)|~{3,}(?!~))(?=[^\n]*\bfile=)([^\n]*)\n(?:[ \t>]*\n)*([ \t>]*)\2[`~]*[ \t]*$/gm;
const VALUE = String.raw`(?:"([^"]+)"|'([^']+)'|\{["']([^"']+)["']\}|([^\s{}"']+))`;
const FILE = new RegExp(`(?:^|[\\s{])file=${VALUE}`);
const REGION = new RegExp(`\\sregion=${VALUE}`);

/** The file that a fence's meta names, with its part: `title="a" file=../src/a.ts#one` and `file=../src/a.ts region=one` -> `../src/a.ts#one` */
export function readFencePath(meta: string): string | undefined {
  const file = readValue(FILE, meta);
  const region = file?.includes('#') ? undefined : readValue(REGION, meta);
  return region === undefined ? file : file && `${file}#${region}`;
}

function readValue(pattern: RegExp, meta: string): string | undefined {
  return pattern
    .exec(meta)
    ?.slice(1)
    .find((value) => value !== undefined);
}

/** The files that the empty fences of a text name, as written; each once. */
export function listFencePaths(text: string): string[] {
  if (!text.includes('file=')) return [];
  return [...new Set([...text.replaceAll('\r\n', '\n').matchAll(EMPTY_FENCE)].flatMap(([, , , meta = '']) => readFencePath(meta) ?? []))];
}
