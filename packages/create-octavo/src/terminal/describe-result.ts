import path from 'node:path';
import { findPackageManager, paths } from '@octavo/vite/internal/setup';
import type { InitResult } from '../init-site.ts';

/** Says what was done, and what to do next, as the lines of a terminal. */
export function describeResult(result: InitResult): string {
  const { written, changed, kept } = result;
  return [
    ...list('Wrote:', written),
    ...list('Changed:', changed),
    ...list('Unchanged:', kept),
    ...describePages(result),
    ...describeJoin(result),
    '',
    'Next:',
    ...describeNext(result),
  ].join('\n');
}

function describePages({ project: { pages, siteConfig } }: InitResult): string[] {
  const number = pages.length === 1 ? 'The existing page is' : `The ${pages.length} existing pages are`;
  return siteConfig !== undefined || pages.length === 0 ? [] : ['', `${number} the site. docs.json defines the order of the pages.`];
}

/** What the app makes of the docs, and what is left to its author. */
function describeJoin({ project: { folder, content, app, manifest }, join, embedded }: InitResult): string[] {
  if (join === undefined || app === undefined) {
    const isOther = content !== folder && app === undefined && manifest !== undefined;
    return isOther ? ['', 'No Vite app was found here (no Vite config, no index.html), so the docs are a separate site.'] : [];
  }
  const { result, lines, isLibrary, address } = join;
  const file = path.basename(app.config);
  const link = (app.host?.link ?? '<a href="%s">Docs</a>').replace('%s', address);
  return [
    ...(result.kind === 'by-hand'
      ? ['', `${file} was left as it is. ${result.reason}`, 'Write this in it yourself:', ...indent(lines)]
      : []),
    ...(isLibrary ? ['', 'This is a library: its build does not include the docs. The script docs:build builds them.'] : []),
    ...(isLibrary || embedded !== undefined ? [] : ['', 'To link to the docs from the app:', ...indent([link])]),
    ...(embedded === undefined ? [] : ['', ...embedded.steps]),
  ];
}

function describeNext({ project: { folder, content, manifest }, join }: InitResult): string[] {
  const { name: manager, run } = findPackageManager(folder);
  const place = paths.relative(process.cwd(), folder);
  const scripts = manifest?.scripts ?? {};
  const own = ['dev', 'start'].find((name) => name in scripts);
  const dev =
    join === undefined
      ? `${manager} run ${content === folder ? 'dev' : 'docs:dev'}`
      : own === undefined
        ? `${run} vite`
        : `${manager} run ${own}`;
  return indent([
    ...(place === '' ? [] : [`cd ${place}`]),
    `${manager} install`,
    join === undefined ? dev : `${dev}   (the docs are at ${join.address})`,
  ]);
}

function list(title: string, files: readonly string[]): string[] {
  return files.length === 0 ? [] : [title, ...indent(files)];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
