import path from 'node:path';
import ignore from 'ignore';
import type { Ignore } from 'ignore';
import type { DiskFailure } from '../disk/disk-failure.ts';
import { disk as systemDisk, readOr } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';
import { paths } from '../disk/paths.ts';
import { createGitIgnore } from './git-ignore.ts';

/** What a file of the content root is to the site. */
export type ContentKind = 'page' | 'snippet' | 'asset' | 'other';

/** Tells which files of a content root belong to the site. */
export interface ContentFilter {
  /** `file` is a path from the content root; undefined when the file is left out. */
  kindOf(file: string): ContentKind | undefined;
  /** True when a folder (a path from the content root) is not to be entered. */
  skips(folder: string): boolean;
}

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|ogg|mp3|wav|woff2?|ttf|otf|pdf|zip|gz|tgz|tar|7z|docx?|xlsx?|pptx?|od[pst]|epub|ipynb|m4[av]|aac|flac|og[av]|vtt|srt|csv|tsv|txt|json|ya?ml|graphqls?|gql|xml|wasm|lottie|riv)$/i;
const NOT_SERVED = /^(?:docs|mint|package|package-lock|tsconfig(?:\..*)?|pnpm-lock|pnpm-workspace|vercel|netlify)\.(?:json|ya?ml)$/i;
// In lower case they are pages, but for `readme`.
const REPOSITORY_TEXT =
  /(?:^|\/)(?:[Rr]ead[Mm]e|README|LICEN[SC]E|License|CHANGELOG|Changelog|CONTRIBUTING|Contributing|CODE_OF_CONDUCT|SECURITY|AGENTS|CLAUDE)\.md$/;

/** For no reader. */
const AGENTS_TEXT = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI|PULL_REQUEST_TEMPLATE|ISSUE_TEMPLATE)\.md$/;
const MARKDOWN = /\.mdx?$/i;
/** Other endings of Markdown, which are no page's. */
const OTHER_MARKDOWN = /\.(?:markdown|mdown|mkdn?|mdwn)$/i;
/** Of a folder that nobody said to be a site, such files may hold anything. */
const DATA = /\.(?:txt|json|ya?ml|graphqls?|gql|xml|wasm|csv|tsv|zip|gz|tgz|tar|7z|ipynb)$/i;

/** Whether a file is Markdown by a name that no page has: `guide.markdown`. */
export function isOtherMarkdown(file: string): boolean {
  return OTHER_MARKDOWN.test(file);
}

/** What of a content root is content. */
export interface ContentFilterOptions {
  /** True where no `docs.json` says what the folder holds: it is somebody's code as likely. Default: false. */
  isPlainFolder?: boolean;
  /** Whether addresses are tidy: READMEs are pages then, and what Git ignores is not. Default: as in a plain folder. */
  isTidy?: boolean;
}

/**
 * Makes the filter of a content root: hidden files, `node_modules`, output folders and what `.mintignore` names are left out, and what a
 * build writes for a host (`_octavo`). Of a plain folder scripts, style sheets and data are, too.
 */
export function createContentFilter(
  root: string,
  outDir: string,
  { isPlainFolder = false, isTidy = isPlainFolder }: ContentFilterOptions = {},
): ContentFilter {
  const isIgnored = isTidy ? createGitIgnore(root) : () => false;
  const rules = loadIgnore(root);
  const output = paths.relative(root, outDir);
  const skips = (folder: string): boolean =>
    /(?:^|\/)(?:\.|(?:node_modules|_octavo)(?:\/|$))/.test(folder) ||
    folder === output ||
    folder.startsWith(`${output}.`) ||
    rules.ignores(`${folder}/`) ||
    isIgnored(`${folder}/`);
  return {
    skips,
    kindOf(file) {
      const folders = file.split('/').slice(0, -1);
      if (folders.some((_, index) => skips(folders.slice(0, index + 1).join('/')))) return undefined;
      const name = file.slice(file.lastIndexOf('/') + 1);
      if (name.startsWith('.') || rules.ignores(file) || isIgnored(file)) return undefined;
      if (isPlainFolder && !MARKDOWN.test(name) && !isOtherMarkdown(name))
        return ASSET.test(name) && !DATA.test(name) ? 'asset' : undefined;
      if (/^_?snippets\//.test(file)) return ASSET.test(name) ? 'asset' : 'snippet';
      if (MARKDOWN.test(name)) return (isTidy ? AGENTS_TEXT : REPOSITORY_TEXT).test(file) ? undefined : 'page';
      if (ASSET.test(name)) return NOT_SERVED.test(name) ? undefined : 'asset';
      return 'other';
    },
  };
}

/** What a content root holds, as paths from the content root: files in a fixed order, and the folders that cannot be read. */
export interface ScannedContent {
  files: string[];
  failures: Map<string, DiskFailure>;
}

/** Lists the files of a content root. */
export function scanContent({ root, filter, disk }: { root: string; filter: ContentFilter; disk: Disk }): ScannedContent {
  const files: string[] = [];
  const failures = new Map<string, DiskFailure>();
  const walk = (folder: string): void => {
    const read = disk.list(path.join(root, folder));
    if ('failure' in read) {
      // One that has gone since its parent was read is none.
      if (read.failure.reason !== 'missing' || folder === '.') failures.set(folder, read.failure);
      return;
    }
    if (folder !== '.' && isOutput(read.value.map(({ name }) => name))) return;
    for (const entry of read.value) {
      const file = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !filter.skips(file)) walk(file);
      else if (entry.isFile() || (entry.isSymbolicLink() && isContentFile(root, file, disk))) files.push(file);
    }
  };
  walk('.');
  return { files: files.toSorted(), failures };
}

/**
 * True for a file, and for a symbolic link to a file of the same content root; `file` is a path from that root. What is reached through a
 * linked folder is none of it: a link to a parent folder would give each file again, forty deep.
 */
export function isContentFile(root: string, file: string, disk: Pick<Disk, 'isFile' | 'realPath'> = systemDisk): boolean {
  const absolute = path.join(root, file);
  return disk.isFile(absolute) && isWithin(root, absolute, disk) && !isBehindLink(root, path.dirname(absolute), disk);
}

function isBehindLink(root: string, folder: string, { realPath }: Pick<Disk, 'realPath'>): boolean {
  const [outer, inner] = [readOr(realPath(root), root), readOr(realPath(folder), folder)];
  return paths.relative(outer, inner) !== paths.relative(root, folder);
}

/** The output of an earlier build, ours or another tool's, wherever it was written to, is no content. */
function isOutput(names: string[]): boolean {
  return names.includes('404.html') && ['assets', '_next', '_astro', 'sitemap.xml'].some((name) => names.includes(name));
}

function loadIgnore(root: string): Ignore {
  const text = systemDisk.readText(path.join(root, '.mintignore'));
  return ignore({ allowRelativePaths: true }).add(readOr(text, ''));
}
