import { chromium } from 'playwright-core';

import { findDeadStops } from '../harness/find-dead-stops.ts';
import { findViolations } from '../harness/find-violations.ts';
import { launchBrowser } from '../harness/launch-browser.ts';
import { listBuiltPages } from '../harness/list-built-pages.ts';
import { startStaticServer } from '../harness/static-server.ts';
import { visit } from '../harness/visit.ts';
import { enterState, findStates, PAGE_STATES } from './page-states.ts';

/*
 * Runs axe over a built site: `node playground/scripts/axe.ts <built folder> [limit] [page…]`. Each page at rest and with all that a reader
 * can open there, wide and on a phone, in light, dark and forced colours; stops of the Tab key that do nothing are found beside it. With a
 * limit, pages are taken evenly from the whole site. Exits with 1 when anything is found.
 */
const [folder, limit = 'Infinity', ...named] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder? node playground/scripts/axe.ts <built folder> [limit] [page…]');

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

const all = await listBuiltPages(folder);
const step = Math.max(1, all.length / Number(limit));
const sample = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
const pages = named.length > 0 ? named : sample;
const server = await startStaticServer(folder);
const launched = await launchBrowser();
const browser = await chromium.connect(launched.wsEndpoint());
const found = new Map<string, { count: number; first: string; html: string; message: string }>();
let looks = 0;
const note = (where: string, what: { key: string; html: string; message: string }): void => {
  const known = found.get(what.key);
  if (known) known.count += 1;
  else found.set(what.key, { count: 1, first: where, html: what.html, message: what.message });
};
for (const viewport of SIZES) {
  const page = await browser.newPage({ viewport });
  const look = async (where: string): Promise<void> => {
    looks += 1;
    for (const { rule, mode, target, message, html } of await findViolations(page)) {
      note(where, { key: `${rule} [${mode}] ${target}`, html, message });
    }
    for (const html of await findDeadStops(page)) note(where, { key: `dead-stop ${html}`, html, message: 'Neither acts nor scrolls.' });
  };
  for (const [index, href] of pages.entries()) {
    await visit(page, server.origin + href);
    await look(`${href} ${viewport.width}`);
    const states = PAGE_STATES.filter(({ isEverywhere }) => isEverywhere !== true || index % 12 === 0);
    for (const state of await findStates(page, states)) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator('html[data-octavo-hydrated]').waitFor();
      const where = `${href} ${viewport.width} ${state.name}`;
      await enterState(page, state).then(
        () => look(where),
        (error: unknown) => note(where, { key: `no way into: ${state.name}`, html: '', message: String(error) }),
      );
    }
    // Another page begins with nothing of this one.
    await page.goto('about:blank');
  }
  await page.close();
}
for (const [key, { count, first, html, message }] of found)
  console.log(`${key}\n    ${count} times, first ${first}\n    ${html}\n    ${message}`);
console.log(`${found.size} kinds of violation in ${looks} looks at ${pages.length} of ${all.length} pages`);
await browser.close();
await launched.close();
await server.stop();
if (found.size > 0) process.exitCode = 1;
