import { lookup } from 'mrmime';
import { isUntrusted } from '@octavo/core/internal';
import type { Config, Diagnostic } from '@octavo/core/internal';

/** Types that run in a reader's browser when they are loaded or opened: scripts, sheets, and documents that may hold either, as all of XML may. */
const ACTIVE = /html|[/+]xml|(?:java|ecma)script|\/(?:css|wasm)/;

/** Endings of such files that have no type, or another one. */
const SOURCE = /\.(?:[cm]?[jt]sx?|mht(?:ml)?)$/i;

/** Whether a file could run, or change how a page looks, in a reader's browser. */
export function isActive(file: string): boolean {
  return SOURCE.test(file) || ACTIVE.test(lookup(file) ?? '');
}

/** Names what is left out of untrusted folders, and such folders that no file (a path from the content root) lies in. */
export function describeUntrusted(files: readonly string[], config: Pick<Config, 'untrusted'>): Diagnostic[] {
  if (config.untrusted.length === 0) return [];
  const left = files.filter((file) => isActive(file) && isUntrusted(file, config));
  const empty = config.untrusted.filter((folder) => !files.some((file) => isUntrusted(file, { untrusted: [folder] })));
  return [
    ...left.map((file): Diagnostic => ({
      code: 'site/untrusted-file',
      severity: 'warning',
      message: `${file} is not published: its folder is untrusted, and such a file could run in a reader's browser.`,
      hint: 'Move it to a trusted folder.',
      file,
    })),
    ...empty.map((folder): Diagnostic => ({
      code: 'site/untrusted-folder',
      severity: 'warning',
      message: `\`untrusted\` lists the folder \`${folder}\`, which has no files.`,
      hint: 'Write its path relative to the folder of docs.json.',
    })),
  ];
}
