import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBrowser } from './browser/open-browser.ts';
import { measureSite } from './measure-site.ts';
import type { SiteMeasurement } from './measure-site.ts';
import { parseBenchOptions } from './parse-bench-options.ts';
import { formatEdits } from './report/format-edits.ts';
import { formatStarts } from './report/format-starts.ts';

/*
 * `pnpm bench:hmr --pages=20,1000 --edits=20 --starts=3 --pause=300`: how long an edit takes from the write to the pixel, and how long the
 * dev server takes from its start to the first page.
 */
const options = parseBenchOptions(process.argv.slice(2));
const folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-bench-'));
const browser = await openBrowser();
const measured: SiteMeasurement[] = [];
const report = (line: string): void => void process.stderr.write(`${line}\n`);

try {
  for (const pages of options.pages) {
    measured.push(await measureSite({ ...options, pages, folder: path.join(folder, String(pages)), browser, report }));
  }
  console.log(`\n${formatStarts(measured)}\n\n${formatEdits(measured)}`);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const isFaulty = measured.some(({ edits }) => edits.some(({ reloads, lost }) => reloads > 0 || lost > 0));
process.exitCode = isFaulty ? 1 : 0;
