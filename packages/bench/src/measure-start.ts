import type { Browser, Page } from 'playwright-core';
import { READER_HREF } from './corpus/create-corpus.ts';
import { startDevServer } from './server/dev-server.ts';
import type { DevServer } from './server/dev-server.ts';

/** Milliseconds from the start of the process. */
export interface StartTimes {
  /** Until the terminal shows the address. */
  ready: number;
  /** Until the first page's heading is visible in a browser that was open before. */
  firstPage: number;
}

/** What to start. */
export interface StartTask {
  /** Absolute folder of the site. */
  root: string;
  /** Absolute folder of everything that a second start may take from the first one. */
  cache: string;
  browser: Browser;
}

/** Starts the dev server, opens a page, and stops again. */
export async function measureStart(task: StartTask): Promise<StartTimes> {
  const { server, page, times } = await openFirstPage(task);
  await page.context().close();
  await server.stop();
  return times;
}

/** Starts the dev server and opens a page, as soon as there is an address, in a profile without a cache. */
export async function openFirstPage({ root, cache, browser }: StartTask): Promise<{ server: DevServer; page: Page; times: StartTimes }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const start = performance.now();
  const server = await startDevServer({ root, cache });
  const ready = performance.now() - start;
  try {
    await page.goto(server.origin + READER_HREF, { waitUntil: 'commit' });
    await page.locator('h1.octavo-title').waitFor();
    return { server, page, times: { ready, firstPage: performance.now() - start } };
  } catch (error) {
    await server.stop();
    throw new Error(`The first page did not show. The dev server printed:\n${server.terminal()}`, { cause: error });
  }
}
