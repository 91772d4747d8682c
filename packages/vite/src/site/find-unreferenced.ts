import path from 'node:path';
import { decodePath, isExternalUrl } from '@octavo/core/internal';
import type { Json } from '@octavo/core';

/** A text in which addresses of files may stand; its path counts from the content root. */
export interface ReferringText {
  file: string;
  /** The literals of it that may be addresses. */
  literals: readonly string[];
  /** True for a program, which may put a folder before a name: a name alone means every file of that name. */
  isCode?: boolean;
  /** Tells which files it may have published; all where it is absent. */
  mayName?: (file: string) => boolean;
}

/** What is shown on pages by its nature: it is published whether or not something refers to it. */
const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|mp3|wav|m4[av]|aac|flac|og[agv]|vtt|srt|woff2?|ttf|otf|lottie|riv)$/i;

/** What other programs ask a host for by its name. */
const WELL_KNOWN =
  /^(?:(?:robots|ads|app-ads|humans|security|llms|llms-full)\.txt|(?:sitemap[\w-]*|browserconfig|BingSiteAuth|crossdomain)\.xml|(?:manifest|assetlinks)\.json)$/i;

/** Tells whether a file (a path from the content root) is published only where something refers to it. */
export function needsReference(file: string): boolean {
  return !file.startsWith('public/') && !MEDIA.test(file) && !WELL_KNOWN.test(file);
}

/** Finds those of the files to which none of the texts refers. */
export function findUnreferenced(files: Iterable<string>, texts: Iterable<ReferringText>): Set<string> {
  const left = new Set(files);
  if (left.size === 0) return left;
  for (const { file, literals, isCode = false, mayName = () => true } of texts) {
    for (const literal of literals) {
      for (const meant of listMeant(literal, file)) if (mayName(meant) && left.delete(meant)) break;
      if (isCode) for (const one of left) if (mayName(one) && one.endsWith(`/${literal.replace(/^(?:\.{0,2}\/)+/, '')}`)) left.delete(one);
    }
  }
  return left;
}

const QUOTED = /"([^"\n\\]+)"|'([^'\n\\]+)'|`([^`\n\\$]+)`/g;
const SHEET_URL = /url\(\s*([^"'()\s]+)\s*\)/g;
const YAML_REF = /\$ref['"]?\s*:\s*['"]?([^'"\s#]+)/g;
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm;
const INLINE_CODE = /([=({[,:?+]\s*)?(`+)(?!`)((?:(?!\n[ \t]*\n)[^`])+)\2(?!`)/g;
const TARGET =
  /\]\(\s*<?([^\s>)]+)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|[\w-]\s*=\s*\{?\s*(?:"([^"]+)"|'([^']+)'|`([^`$]+)`)|["'](\.{0,2}\/[^"'\s]+)["']/gm;

/** The literals of a script, a style sheet or a JSON or YAML file that may name a file. */
export function listCodeLiterals(text: string): string[] {
  return [QUOTED, SHEET_URL, YAML_REF].flatMap((pattern) => listMatches(text, pattern));
}

/** The same of Markdown or MDX: what is written as an address there. What it says in prose or shows as code is no reference. */
export function listPageLiterals(text: string): string[] {
  // What follows a sign of a program may be a text of one: `src={`a.png`}`.
  return listMatches(
    text.replace(FENCE, '').replace(INLINE_CODE, (whole, sign?: string) => (sign === undefined ? '' : whole)),
    TARGET,
  );
}

/** The texts of a value of JSON, at any depth, and their words: `openapi.yaml GET /routes`. */
export function listJsonLiterals(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value, ...value.split(/\s+/)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((child) => listJsonLiterals(child));
}

function listMatches(text: string, pattern: RegExp): string[] {
  const found = [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.find((group) => group !== undefined) ?? []);
  return found.filter((literal) => /\.\w{2,6}(?:[?#]|$)/.test(literal));
}

/** The files that an address may mean, the likeliest first: from the text's folder, from the root, below a path of the host's. */
function* listMeant(literal: string, from: string): Iterable<string> {
  if (isExternalUrl(literal)) return;
  const target = decodePath(literal.replace(/[?#].*$/s, ''));
  yield path.posix.resolve('/', path.posix.dirname(from), target).slice(1);
  const parts = path.posix.resolve('/', target).slice(1).split('/');
  yield parts.join('/');
  // Never a bare name, which may mean another file of that name.
  for (let start = 1; start < parts.length - 1; start += 1) yield parts.slice(start).join('/');
}
