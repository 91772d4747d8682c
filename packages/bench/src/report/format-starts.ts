import type { StartTimes } from '../measure-start.ts';
import type { SiteMeasurement } from '../measure-site.ts';
import { formatTable } from './format-table.ts';
import { summarize } from './summarize.ts';

const HEADINGS = ['start, in s', 'pages', 'ready', 'min', 'first h1', 'min', 'MiB at start', 'after edits'];

/** Writes the table of starts: medians and shortest times, cold and warm, and the memory of the dev server. */
export function formatStarts(sites: readonly SiteMeasurement[]): string {
  const rows = sites.flatMap(({ pages, cold, warm, memoryAtStart, memoryAfterEdits }) => [
    ['cold', String(pages), ...formatTimes(cold), '', ''],
    ['warm', String(pages), ...formatTimes(warm), formatMemory(memoryAtStart), formatMemory(memoryAfterEdits)],
  ]);
  return formatTable(HEADINGS, rows);
}

function formatTimes(starts: readonly StartTimes[]): string[] {
  return [starts.map(({ ready }) => ready), starts.map(({ firstPage }) => firstPage)].flatMap((times) => {
    const summary = summarize(times);
    return [summary?.median, summary?.min].map((value) => (value === undefined ? '–' : (value / 1000).toFixed(2)));
  });
}

function formatMemory(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 1024 ** 2).toFixed(0);
}
