import type { SiteMeasurement } from '../measure-site.ts';
import { formatTable } from './format-table.ts';
import { summarize } from './summarize.ts';

const HEADINGS = ['edit, in ms', 'pages', 'median', 'min', 'max', 'to the browser', 'server CPU', 'reloads', 'lost'];

/** Writes the table of edits: each kind on every size of site, one under the other. */
export function formatEdits(sites: readonly SiteMeasurement[]): string {
  const names = [...new Set(sites.flatMap(({ edits }) => edits.map(({ name }) => name)))];
  const rows = names.flatMap((name) => sites.map((site) => formatRow(name, site)));
  return formatTable(HEADINGS, rows);
}

function formatRow(name: string, { pages, edits }: SiteMeasurement): string[] {
  const edit = edits.find((one) => one.name === name);
  if (edit === undefined) return [name, String(pages)];
  const { shown, heard, cpu, reloads, lost } = edit;
  const times = summarize(shown);
  const perEdit = cpu === undefined ? undefined : cpu / (shown.length + lost);
  return [
    name,
    String(pages),
    ...[times?.median, times?.min, times?.max, summarize(heard)?.median, perEdit].map(formatNumber),
    String(reloads),
    String(lost),
  ];
}

function formatNumber(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(0);
}
