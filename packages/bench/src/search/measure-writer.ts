import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { createPageWatch } from '../browser/page-watch.ts';
import { READER_HREF } from '../corpus/create-corpus.ts';
import { mark } from '../edits/edit.ts';
import { openFirstPage } from '../measure-start.ts';
import { timeQuery } from './time-query.ts';

/** What an author waits for, in milliseconds. */
export interface WriterMeasurement {
  /** From the first letter of the first search to its results: the index is made meanwhile. */
  first: number;
  /** From the write of an edit to the frame in which the open dialog shows it. */
  found: number[];
  /** Milliseconds of processor time that the dev server used for one edit, the index included; undefined where the system does not tell. */
  cpu: number | undefined;
}

/** What to measure. */
export interface WriterTask {
  root: string;
  cache: string;
  browser: Browser;
  /** How often a page is edited. */
  edits: number;
}

const FILE = 'area-2/page-30.mdx';

/** Starts the dev server, searches, and edits a page while the search is open. */
export async function measureWriter({ root, cache, browser, edits }: WriterTask): Promise<WriterMeasurement> {
  const { server, page } = await openFirstPage({ root, cache, browser });
  try {
    const watch = await createPageWatch(page);
    await page.goto(server.origin + READER_HREF, { waitUntil: 'networkidle' });
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').waitFor();
    await page.evaluate(timeQuery, 'zebra');
    const first = performance.now() - start;
    const cpuBefore = server.cpu();
    const found: number[] = [];
    for (let round = 1; round <= edits; round += 1) {
      const text = readFileSync(path.join(root, FILE), 'utf8').replace(/Mark of the text: \w+/, `Mark of the text: zebra${mark(round)}`);
      const untilShown = await watch.expect({ selector: '[role=option]', text: `zebra${mark(round)}` });
      const written = Date.now();
      writeFileSync(path.join(root, FILE), text);
      const seen = await untilShown();
      if (seen === undefined) throw new Error(`The edit was never found. The dev server printed:\n${server.terminal()}`);
      found.push(seen.shown - written);
      await setTimeout(300);
    }
    const cpuAfter = server.cpu();
    return { first, found, cpu: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / edits };
  } finally {
    await page.context().close();
    await server.stop();
  }
}
