import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startStaticServer } from '../../../../../playground/harness/static-server.ts';
import { SEEN, STARTED, WANTED, watchHeading } from '../../browser/watch-heading.ts';
import type { PeerProject } from '../peer-project.ts';
import type { PlainPage } from '../peer-tool.ts';
import { findSeenPage } from './measure-builds.ts';
import type { BenchSample } from './bench-sample.ts';

/** Milliseconds after the load event in which a page has fetched what it wants by itself. */
const SETTLED = 2500;
const SLOW = 4;

/** Opens a page of a built site without a cache, and goes to the next one and back: what is fetched, how long the page is busy, how long a click takes. */
export async function measureVisit({ tool, folder }: PeerProject, pages: readonly PlainPage[], browser: Browser): Promise<BenchSample[]> {
  const server = await startStaticServer(path.join(folder, tool.output));
  const target = findSeenPage(pages);
  const next = pages[pages.indexOf(target) + 1] ?? target;
  const visit = async (slowness: number, look: (page: Page) => Promise<BenchSample[]>): Promise<BenchSample[]> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      return await look(await openPage(context, slowness));
    } finally {
      await context.close();
    }
  };
  const address = `${server.origin}/${target.path}`;
  try {
    return [
      ...(await visit(1, (page) => measureLoad(page, address))),
      ...(await visit(SLOW, (page) => measureBlocking(page, address))),
      ...(await visit(1, (page) => measureClick(page, { address, target, next, label: '' }))),
      ...(await visit(SLOW, (page) => measureClick(page, { address, target, next, label: `, ${SLOW}x slower` }))),
    ];
  } finally {
    await server.stop();
  }
}

async function openPage(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchHeading, { wanted: WANTED, started: STARTED, seen: SEEN });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Text is weighed as hosts send it. */
async function measureLoad(page: Page, address: string): Promise<BenchSample[]> {
  const fetched: Promise<{ size: number; isScript: boolean; isDocument: boolean; isEarly: boolean }>[] = [];
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  page.on('response', (response) => {
    const isEarly = !isLoaded;
    const type = response.request().resourceType();
    const { pathname } = new URL(response.url());
    fetched.push(
      response.body().then(
        (body) => ({
          size: /\.(?:woff2?|png|jpe?g|webp|avif)$/.test(pathname) ? body.length : gzipSync(body).length,
          isScript: type === 'script' || /\.m?js$/.test(pathname),
          isDocument: type === 'document',
          isEarly,
        }),
        () => ({ size: 0, isScript: false, isDocument: false, isEarly }),
      ),
    );
  });
  await page.goto(address, { waitUntil: 'load' });
  await setTimeout(SETTLED);
  const all = await Promise.all(fetched);
  const weigh = (isMeant: (one: (typeof all)[number]) => boolean): number =>
    all.filter(isMeant).reduce((sum, { size }) => sum + size, 0) / 1024;
  return [
    { name: 'page, HTML', unit: 'KiB', value: weigh(({ isDocument }) => isDocument) },
    { name: 'page, script before the load event', unit: 'KiB', value: weigh(({ isScript, isEarly }) => isScript && isEarly) },
    { name: 'page, script in all', unit: 'KiB', value: weigh(({ isScript }) => isScript) },
    { name: 'page, everything', unit: 'KiB', value: weigh(() => true) },
    { name: 'page, requests', unit: 'requests', value: all.length },
  ];
}

/** What tasks take beyond 50 ms each, after the first paint. */
async function measureBlocking(page: Page, address: string): Promise<BenchSample[]> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration - 50))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await setTimeout(SETTLED);
  const blocked = await page.evaluate(() =>
    (globalThis as unknown as { longTasks: number[] }).longTasks.reduce((sum, one) => sum + one, 0),
  );
  return [{ name: `page, blocking time, ${SLOW}x slower`, unit: 'ms', value: blocked }];
}

interface Click {
  address: string;
  target: PlainPage;
  next: PlainPage;
  label: string;
}

/** A reader points at the link of the sidebar, presses it, and goes back. */
async function measureClick(page: Page, { address, target, next, label }: Click): Promise<BenchSample[]> {
  await page.goto(address, { waitUntil: 'load' });
  await setTimeout(SETTLED);
  const link = page.locator(`a[href$="/${next.path}"], a[href$="/${next.path}/"], a[href$="/${next.path}.html"]`).first();
  await link.hover();
  await setTimeout(100);
  const click = await timeUntil(page, next.title, () => page.mouse.down().then(() => page.mouse.up()));
  await setTimeout(500);
  const back = await timeUntil(page, target.title, () => page.evaluate(goBack));
  return [
    { name: `click to the next heading${label}`, unit: 'ms', value: click },
    { name: `back to the heading${label}`, unit: 'ms', value: back },
  ];
}

/** Runs in the browser: later, since the document that is told so may be gone by then. */
function goBack(): void {
  globalThis.setTimeout(() => history.back());
}

/** From what the reader does to the frame with the heading, in this document or in the next. */
async function timeUntil(page: Page, title: string, act: () => Promise<void>): Promise<number> {
  const read = (name: string): Promise<number> => page.evaluate((key) => Number(sessionStorage.getItem(key)), name);
  await page.evaluate(
    ([wanted, seen, started, text]) => {
      sessionStorage.removeItem(seen);
      sessionStorage.setItem(started, String(Date.now()));
      sessionStorage.setItem(wanted, text);
    },
    [WANTED, SEEN, STARTED, title] as const,
  );
  await act();
  await page.waitForFunction((seen) => sessionStorage.getItem(seen) !== null, SEEN, { timeout: 30_000 });
  return (await read(SEEN)) - (await read(STARTED));
}
