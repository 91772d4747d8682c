import { chromium } from 'playwright-core';

import { findViolations } from '../harness/find-violations.ts';
import { launchBrowser } from '../harness/launch-browser.ts';
import { listBuiltPages } from '../harness/list-built-pages.ts';
import { startStaticServer } from '../harness/static-server.ts';
import { visit } from '../harness/visit.ts';

/*
 * Runs axe over a built site, light and dark: `node playground/scripts/axe.ts <built folder> [limit]`. With a limit, pages are taken
 * evenly from the whole site. Exits with 1 when anything is found.
 */
const [folder, limit = 'Infinity'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder? node playground/scripts/axe.ts <built folder> [limit]');

const all = await listBuiltPages(folder);
const step = Math.max(1, all.length / Number(limit));
const pages = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
const server = await startStaticServer(folder);
const launched = await launchBrowser();
const browser = await chromium.connect(launched.wsEndpoint());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
let count = 0;
for (const href of pages) {
  await visit(page, server.origin + href);
  for (const { rule, mode, target, message, html } of await findViolations(page)) {
    count += 1;
    console.log(`${href} [${mode}] ${rule}: ${target}\n    ${html}\n    ${message}`);
  }
}
console.log(`${count} violations on ${pages.length} of ${all.length} pages`);
await browser.close();
await launched.close();
await server.stop();
if (count > 0) process.exitCode = 1;
