import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { launchBrowser } from '../harness/launch-browser.ts';
import { runVite } from '../harness/run-vite.ts';
import { startStaticServer } from '../harness/static-server.ts';
import { shootPages } from './shoot-pages.ts';

/*
 * Photographs a site: `node playground/scripts/shots.ts [--site docs-example] [--built <folder>] [--pages /,/a] [--sizes 375x812] [--whole]`.
 * Without options the six pages of `docs-example` that show most, in four sizes, light and dark.
 */
const EXAMPLE_PAGES = '/introduction,/quickstart,/routing/routes,/sdks/typescript,/api-reference/errors,/changelog';
const workspace = path.resolve(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: path.join(workspace, 'docs-example') },
    built: { type: 'string' },
    pages: { type: 'string', default: EXAMPLE_PAGES },
    sizes: { type: 'string', default: '375x812,768x1024,1024x768,1440x900' },
    out: { type: 'string', default: path.join(workspace, '.shots') },
    whole: { type: 'boolean', default: false },
  },
});

const scratch = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-shots-'));
try {
  const server = await startStaticServer(values.built ?? (await buildSite(values.site)));
  const launched = await launchBrowser();
  const browser = await chromium.connect(launched.wsEndpoint());
  const files = await shootPages(browser, {
    origin: server.origin,
    pages: values.pages.split(','),
    sizes: values.sizes.split(',').map(parseSize),
    folder: path.resolve(values.out),
    isWhole: values.whole,
  });
  console.log(`${files.length} pictures in ${path.resolve(values.out)}`);
  await browser.close();
  await launched.close();
  await server.stop();
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Builds a copy: nothing is left in the site's own folder. */
async function buildSite(site: string): Promise<string> {
  const root = path.join(scratch, 'site');
  await cp(site, root, { recursive: true, filter: (file) => !['node_modules', 'dist'].includes(path.basename(file)) });
  await runVite({ command: 'build', root, isBare: true });
  return path.join(root, 'dist');
}

function parseSize(text: string): [width: number, height: number] {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (width === undefined || height === undefined) throw new Error(`A size is <width>x<height>, not "${text}".`);
  return [Number(width), Number(height)];
}
