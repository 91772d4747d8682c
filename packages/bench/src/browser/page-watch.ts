import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { noteMessages } from './note-messages.ts';
import type { Probe } from './probe.ts';
import { watchProbe } from './watch-probe.ts';

/** When an edit was in the browser, in milliseconds of the system's clock. */
export interface Moment {
  /** The frame with the change was painted. */
  shown: number;
  /** The last message of the dev server before that had arrived; undefined when there was none. */
  heard?: number;
}

/** A page under observation. */
export interface PageWatch {
  /** Begins to wait for what an edit will show. The function that it gives ends with undefined when that never comes. */
  expect(probe: Probe): Promise<() => Promise<Moment | undefined>>;
  /** How many documents the page has loaded so far. */
  loads(): number;
}

const PATIENCE = 20_000;

/** Observes a page from its next document on. The clock is read in the page itself: the way to this process is not measured. */
export async function createPageWatch(page: Page): Promise<PageWatch> {
  let loads = 0;
  let waiting: { probe: Probe; resolve(moment: Moment): void } | undefined;
  await page.exposeFunction('octavoBenchShown', (moment: Moment) => waiting?.resolve(moment));
  await page.addInitScript(noteMessages);
  page.on('domcontentloaded', () => {
    loads += 1;
    if (waiting !== undefined) void page.evaluate(watchProbe, waiting.probe);
  });
  return {
    loads: () => loads,
    async expect(probe) {
      const promise = new Promise<Moment>((resolve) => {
        waiting = { probe, resolve };
      });
      await page.evaluate(watchProbe, probe);
      return () => Promise.race([promise, setTimeout(PATIENCE, undefined, { ref: false })]);
    },
  };
}
