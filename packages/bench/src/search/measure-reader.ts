import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import { startStaticServer } from '../../../../playground/harness/static-server.ts';
import { READER_HREF } from '../corpus/create-corpus.ts';
import { measureBuild } from '../openapi/measure-build.ts';
import { createWord } from './create-word.ts';
import { timeQuery } from './time-query.ts';

/** What a reader of a built site waits for. */
export interface ReaderMeasurement {
  /** Requests for the search before anybody wants it. */
  early: number;
  /** Bytes of all that the first opening fetches, text gzipped as hosts send it. */
  firstOpen: number;
  /** Bytes of all that was fetched when the queries were over. */
  afterQueries: number;
  /** Milliseconds from a letter to the frame with its results: words whose part of the index is to be fetched first. */
  fresh: number[];
  /** The same queries once more. */
  again: number[];
  /** Milliseconds of processor time that the page's thread used for one of the latter: what other work on the machine does not change. */
  cpu: number;
}

/** Builds a site, opens its first page, and searches. */
export async function measureReader({
  root,
  cache,
  browser,
}: {
  root: string;
  cache: string;
  browser: Browser;
}): Promise<ReaderMeasurement> {
  await measureBuild({ root, cache });
  const server = await startStaticServer(path.join(root, 'dist'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(server.origin + READER_HREF, { waitUntil: 'networkidle' });
    const early = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search-')).length,
    );
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').waitFor();
    await page.evaluate(timeQuery, 'zzzz');
    const firstOpen = await weigh(responses);
    const fresh = await ask(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await readThread(session);
    const again = await ask(page);
    const cpu = (await readThread(session)) - before;
    return { early, firstOpen, afterQueries: await weigh(responses), fresh, again, cpu: cpu / again.length };
  } finally {
    await context.close();
    await server.stop();
  }
}

/** A word that every page has, words as they are typed, rare words, two words, one with a wrong letter. */
const QUERIES = [
  'harbour',
  'ma',
  'man',
  'mani',
  'manif',
  'manifest',
  ...[700, 1400, 2100, 2800, 3500, 4200, 4900, 5600].map(createWord),
  `${createWord(40)} ${createWord(900)}`,
  'unloadad',
];

async function ask(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) times.push(await page.evaluate(timeQuery, query));
  return times;
}

async function readThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function weigh(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      return /\.(?:js|json|txt|css)$/.test(new URL(response.url()).pathname) ? gzipSync(body).length : body.length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
