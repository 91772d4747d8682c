import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { fetchAnew } from '../harness/fetch-anew.ts';
import { listBuiltPages } from '../harness/list-built-pages.ts';
import { runVite } from '../harness/run-vite.ts';
import { startSharedApp } from '../harness/share-apps.ts';

const KINDS = {
  '../docs-example': [
    /^search-index\//,
    /^changelog\/rss\.xml$/,
    /^icon-licenses\.txt$/,
    /^_redirects$/,
    /\.md$/,
    /^llms(?:-full)?\.txt$/,
    /^robots\.txt$/,
    /^sitemap\.xml$/,
    /^assets\/api-/,
  ],
  divisions: [/^search-index\//, /\.md$/],
};

describe.runIf(inject('mode') === 'build')('the dev server answers every address of an output as the build wrote it', () => {
  test.for(Object.entries(KINDS))('%s', async ([app, kinds], { onTestFinished }) => {
    const site = await startSharedApp({ app, isBare: true, into: tmpdir() }, inject('appsEndpoint'));
    const dist = path.join(site.root, 'dist');
    const dev = await runVite({ command: 'dev', root: site.root, isBare: true });
    onTestFinished(() => dev.stop());
    await openPages(dev.origin, await listBuiltPages(dist));

    const outputs: string[] = [];
    for await (const file of glob('**/*', { cwd: dist, withFileTypes: true })) {
      const name = path.relative(dist, path.join(file.parentPath, file.name)).replaceAll('\\', '/');
      if (file.isFile() && (isOutput(name) || (await isSchema(path.join(dist, name))))) outputs.push(name);
    }
    expect(kinds.filter((kind) => !outputs.some((name) => kind.test(name)))).toEqual([]);
    const different: string[] = [];
    for (const name of outputs) {
      const answer = await fetchAnew(`${dev.origin}/${name}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok || hash(bytes) !== hash(await readFile(path.join(dist, name)))) different.push(`${answer.status} ${name}`);
    }
    expect(different).toEqual([]);
  });
});

/** Documents, what they load, and what lies in the content folder are no outputs. */
function isOutput(name: string): boolean {
  return /^search-index\/|\.md$|(?:^|\/)rss\.xml$|llms[\w-]*\.txt$|^(?:icon-licenses\.txt|_redirects|robots\.txt|sitemap\.xml)$/.test(name);
}

/** The file of a schema is named as that of a page is, and told by what it holds. */
async function isSchema(file: string): Promise<boolean> {
  return /[\\/]api-[0-9a-f]{10}\.json$/.test(file) && (await readFile(file, 'utf8')).startsWith('{"#/components/schemas/');
}

/** Asks for every module of the site, as browsers on all its pages would: from then on it is known which icons and schemas it uses. */
async function openPages(origin: string, hrefs: readonly string[]): Promise<void> {
  const key = (href: string): string => encodeURIComponent(href).replaceAll('%', '~');
  const modules = new Set(['/@id/__x00__virtual:octavo/site']);
  for (const name of ['page', 'api']) for (const href of hrefs) modules.add(`/@id/__x00__virtual:octavo/${name}/${key(href)}`);
  // A set may grow while it is walked through.
  for (const url of modules) {
    const text = await (await fetchAnew(origin + url)).text();
    for (const [, found = ''] of text.matchAll(/"(\/[^"\s]*(?:virtual:octavo\/|\.octavo)[^"\s]*)"/g)) modules.add(found);
  }
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
