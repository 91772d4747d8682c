import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser/open-browser.ts';
import { formatTable } from './report/format-table.ts';
import { summarize } from './report/summarize.ts';
import { writeCorpus } from './corpus/write-corpus.ts';
import { createSearchCorpus } from './search/create-search-corpus.ts';
import { measureReader } from './search/measure-reader.ts';
import { measureWriter } from './search/measure-writer.ts';

/*
 * `pnpm bench:search --pages=300,1000 --edits=5 --only=reader`: what a search costs: the reader of a built site (what is fetched, how long
 * results take) and its author (until an edit is found). Fails where one of the limits is not kept.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300,1000' },
    edits: { type: 'string', default: '5' },
    only: { type: 'string', default: 'reader,writer' },
  },
});
const FIRST_OPEN = 100_000;
const RESULTS = 50;

const folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-bench-'));
const browser = await openBrowser();
const rows: { pages: number; what: string; value: number; unit: string; limit?: number }[] = [];

try {
  for (const pages of values.pages.split(',').map(Number)) {
    const task = { root: path.join(folder, String(pages), 'site'), cache: path.join(folder, String(pages), 'cache'), browser };
    await writeCorpus(createSearchCorpus(pages), task.root);
    if (values.only.includes('writer')) {
      const { first, found, cpu } = await measureWriter({ ...task, edits: Number(values.edits) });
      const { median = 0, max = 0 } = summarize(found) ?? {};
      rows.push({ pages, what: 'dev: first search, the index included', value: first, unit: 'ms' });
      rows.push({ pages, what: 'dev: an edit is found, median', value: median, unit: 'ms', limit: pages <= 300 ? 1000 : 3000 });
      rows.push({ pages, what: 'dev: an edit is found, worst', value: max, unit: 'ms' });
      if (cpu !== undefined) rows.push({ pages, what: 'dev: server CPU of an edit', value: cpu, unit: 'ms' });
    }
    if (values.only.includes('reader')) {
      const { early, firstOpen, afterQueries, fresh, again, cpu } = await measureReader(task);
      rows.push({ pages, what: 'fetched before intent', value: early, unit: 'files', limit: 0 });
      rows.push({ pages, what: 'first open', value: firstOpen / 1000, unit: 'kB', limit: FIRST_OPEN / 1000 });
      rows.push({ pages, what: `after ${fresh.length} queries`, value: afterQueries / 1000, unit: 'kB' });
      rows.push({ pages, what: 'results, median', value: summarize(fresh)?.median ?? 0, unit: 'ms', limit: RESULTS });
      rows.push({ pages, what: 'results, worst', value: summarize(fresh)?.max ?? 0, unit: 'ms' });
      rows.push({ pages, what: 'results, in memory, median', value: summarize(again)?.median ?? 0, unit: 'ms', limit: RESULTS });
      rows.push({ pages, what: 'results, in memory, worst', value: summarize(again)?.max ?? 0, unit: 'ms' });
      rows.push({ pages, what: 'results, in memory, CPU of the page', value: cpu, unit: 'ms' });
    }
  }
  const isKept = ({ value, limit }: (typeof rows)[number]): boolean => limit === undefined || value <= limit;
  const lines = rows.map((row) => [
    String(row.pages),
    row.what,
    `${row.value.toFixed(row.unit === 'kB' ? 1 : 0)} ${row.unit}`,
    row.limit === undefined ? '' : `${isKept(row) ? 'ok' : 'FAIL'} (${row.limit} ${row.unit})`,
  ]);
  console.log(formatTable(['pages', 'what', 'measured', 'limit'], lines));
  process.exitCode = rows.every(isKept) ? 0 : 1;
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
