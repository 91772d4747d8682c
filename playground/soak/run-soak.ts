import { setTimeout } from 'node:timers/promises';

import type { Browser, Page } from 'playwright-core';

import { createRandom } from '../harness/create-random.ts';
import { readArticle, readOverlay } from '../harness/read-page.ts';
import { runVite, type ViteRun } from '../harness/run-vite.ts';
import type { ViteState } from '../harness/vite-process.ts';
import { BREAKS } from './breaks.ts';
import { findGrowth } from './find-growth.ts';
import { PAGES, addressOf, createSoakSite, type SoakSite } from './soak-site.ts';

/** What to do to a running server. */
export interface SoakOptions {
  seed: number;
  rounds: number;
  browser: Browser;
  /** Only breaks whose name contains this. */
  only?: string;
  onRound?: (text: string) => void;
}

/** What was seen. */
export interface SoakReport {
  /** What was not right after a repair, with the round. */
  faults: string[];
  /** The server's state after a third of the rounds, and at the end. */
  states: ViteState[];
}

/** Milliseconds after which what is wrong stays wrong: minutes, since a machine that has a lot to do is slow, and slow is no fault. */
const PATIENCE = 180_000;

/** Breaks a running site and repairs it, again and again, with a page open: after each repair the page has to be what the disk holds. */
export async function runSoak({ seed, rounds, browser, only = '', onRound }: SoakOptions): Promise<SoakReport> {
  const random = createRandom(seed);
  const site = await createSoakSite();
  const server = await runVite({ command: 'dev', root: site.root, isBare: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const breaks = BREAKS.filter(({ name }) => name.includes(only));
  const report: SoakReport = { faults: [], states: [] };
  try {
    const { cache } = await server.inspect();
    for (let round = 1; round <= rounds; round += 1) {
      const chosen = random.pick(breaks);
      const href = random.pick(PAGES);
      const open = random.pick([true, true, false]) ? href : random.pick(PAGES);
      const name = `round ${round}: ${chosen.name}, ${href}, with ${open} open`;
      onRound?.(name);
      await openPage(page, server.origin + addressOf(open), random.pick(['commit', 'load', 'load']));
      await setTimeout(random.pick([0, 100, 400, 1200]));
      const repair = await chosen.run({ site, href, random, cache });
      await setTimeout(random.pick([0, 60, 200, 450, 1500]));
      await repair();
      for (const fault of await findFaults({ site, server, page }, { open, href })) {
        report.faults.push(`${name}: ${fault}`);
        onRound?.(`  ${fault}`);
      }
      if (round === Math.ceil(rounds / 3) || round === rounds) report.states.push(await inspectCalm(server, report.states));
    }
  } catch (error) {
    report.faults.push(`${String(error)}\n${server.terminal().slice(-3000)}`);
  } finally {
    await page.close();
    await server.stop();
    await site.remove();
  }
  return report;
}

interface Scope {
  site: SoakSite;
  server: ViteRun;
  page: Page;
}

/** The server's state once it holds no more than at first; after a while, what it holds then. What it is still busy with is no growth. */
async function inspectCalm(server: ViteRun, before: readonly ViteState[]): Promise<ViteState> {
  let state = await server.inspect();
  await settle(async () => {
    state = await server.inspect();
    return findGrowth([...before, state])[0];
  });
  return state;
}

/** A page that reloads itself at this moment keeps a browser from leaving it: it is asked again, for a while. */
async function openPage(page: Page, url: string, waitUntil: 'commit' | 'load'): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const refused = await page.goto(url, { waitUntil }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refused === undefined) return;
    if (Date.now() > end || !/interrupted by another navigation|ERR_ABORTED/.test(String(refused))) throw refused;
  }
}

/** The open page without a reload, then the one that was broken in a new document, and what the server says of its modules. */
async function findFaults({ site, server, page }: Scope, { open, href }: Record<'open' | 'href', string>): Promise<string[]> {
  const faults: string[] = [];
  const hold = async (what: string, address: string): Promise<void> => {
    const wrong = await settle(() => compare(page, site, address));
    if (wrong !== undefined) faults.push(`${what} (${address}): ${wrong}`);
  };
  await hold('the open page', open);
  await openPage(page, server.origin + addressOf(href), 'commit');
  await hold('the broken page, opened anew', href);
  const outdated = await settle(async () => (await server.inspect()).outdated.join(', ') || undefined);
  if (outdated !== undefined) faults.push(`outdated modules: ${outdated}`);
  return faults;
}

/** What a page lacks or has too much; undefined when it is as the disk has it. */
async function compare(page: Page, site: SoakSite, address: string): Promise<string | undefined> {
  const expected = (await site.expect(address)).toSorted().join(' ');
  const shown = ((await readArticle(page)).match(/mark-\d+/g) ?? []).toSorted().join(' ');
  if (shown !== expected) return `shows "${shown}" instead of "${expected}"`;
  const overlay = await readOverlay(page);
  return overlay === '' ? undefined : `the overlay says "${overlay}"`;
}

/** Asks until there is nothing wrong, for a while. */
async function settle(find: () => Promise<string | undefined>): Promise<string | undefined> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const wrong = await find().catch((error: unknown) => String(error));
    if (wrong === undefined || Date.now() > end) return wrong;
    await setTimeout(50);
  }
}
