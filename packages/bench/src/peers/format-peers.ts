import { groupBy } from '../../../../playground/harness/group-by.ts';
import { listFigures } from './peer-results.ts';
import type { Figure, Machine, PeerResult } from './peer-results.ts';

/** Writes the results as Markdown: for each size of site a table with a column for each tool, the median with the smallest and the largest of the runs. */
export function formatPeers(machine: Machine, results: readonly PeerResult[]): string {
  const sizes = [...groupBy(results, ({ pages }) => String(pages))];
  const tables = sizes.map(([pages, same]) => `## ${pages} pages\n\n${formatSize(same)}`);
  const { processors, memory, system, node, load } = machine;
  const measured = `Measured on ${processors}, ${memory} of memory, ${system}, Node ${node.slice(1)}; load at the start: ${load} per processor.`;
  return `${[measured, ...tables].join('\n\n')}\n`;
}

function formatSize(results: readonly PeerResult[]): string {
  const columns = results.map((result) => new Map(listFigures(result).map((figure) => [figure.name, figure])));
  const units = new Map(columns.flatMap((figures) => [...figures].map(([name, { unit }]) => [name, unit] as const)));
  const rows = [...units].map(([name, unit]) => [
    unit === 'requests' ? name : `${name}, ${unit}`,
    ...columns.map((figures) => formatFigure(figures.get(name))),
  ]);
  const heads = ['', ...results.map(({ tool, version }) => `${tool} ${version}`)];
  return [heads, ['---', ...results.map(() => '--:')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatFigure(figure: Figure | undefined): string {
  if (figure === undefined) return '–';
  const [median, min, max] = [figure.median, figure.min, figure.max].map((value) => formatNumber(value));
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

/** Three digits are what a measurement is good for. */
function formatNumber(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
