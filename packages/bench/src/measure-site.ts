import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { createPageWatch } from './browser/page-watch.ts';
import { createCorpus, READER_HREF, SECOND_HREF } from './corpus/create-corpus.ts';
import { writeCorpus } from './corpus/write-corpus.ts';
import { EDITS } from './edits/edits.ts';
import { measureEdit } from './measure-edit.ts';
import type { EditMeasurement } from './measure-edit.ts';
import { measureStart, openFirstPage } from './measure-start.ts';
import type { StartTimes } from './measure-start.ts';
import type { BenchOptions } from './parse-bench-options.ts';

/** What is measured on one site. */
export interface SiteTask extends Omit<BenchOptions, 'pages'> {
  /** Number of pages. */
  pages: number;
  /** An absolute path that does not exist yet: the site and its caches go there. */
  folder: string;
  browser: Browser;
  /** Takes a line about what is going on. */
  report(line: string): void;
}

/** What was found on one site. Memory is the dev server's resident set in bytes; undefined where the system does not tell. */
export interface SiteMeasurement {
  pages: number;
  cold: StartTimes[];
  warm: StartTimes[];
  memoryAtStart: number | undefined;
  memoryAfterEdits: number | undefined;
  edits: EditMeasurement[];
}

/** Milliseconds in which the dev server has rendered ahead what was opened, and is at rest. */
const UNTIL_REST = 4000;

/** Writes a site, starts its dev server cold and warm, and edits it under the eyes of a browser. */
export async function measureSite(task: SiteTask): Promise<SiteMeasurement> {
  const { pages, folder, browser, report } = task;
  const root = path.join(folder, 'site');
  const cache = path.join(folder, 'cache');
  await mkdir(folder, { recursive: true });
  await writeCorpus(createCorpus(pages), root);

  const cold: StartTimes[] = [];
  const warm: StartTimes[] = [];
  for (let run = 1; run <= task.starts; run += 1) {
    report(`${pages} pages: start ${run} of ${task.starts}`);
    await rm(cache, { recursive: true, force: true });
    cold.push(await measureStart({ root, cache, browser }));
    warm.push(await measureStart({ root, cache, browser }));
  }

  const { server, page } = await openFirstPage({ root, cache, browser });
  try {
    const watch = await createPageWatch(page);
    await page.goto(server.origin + SECOND_HREF);
    await page.goto(server.origin + READER_HREF);
    await page.locator('.octavo-title').waitFor();
    await setTimeout(UNTIL_REST);
    const memoryAtStart = server.memory();
    const edits: EditMeasurement[] = [];
    for (const edit of EDITS.filter(({ name }) => name.includes(task.only))) {
      report(`${pages} pages: ${edit.name}`);
      edits.push(await measureEdit(edit, { root, watch, server, rounds: task.edits, pause: task.pause }));
    }
    return { pages, cold, warm, memoryAtStart, memoryAfterEdits: server.memory(), edits };
  } finally {
    await page.context().close();
    await server.stop();
  }
}
