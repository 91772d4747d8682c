import type { ResolvedServerUrls } from 'vite';
import { formatDuration } from './format-summary.ts';
import type { Terminal } from './terminal.ts';

/** What a server that has started prints. */
export interface ServerReport {
  /** `ready` or `preview`. */
  title: string;
  urls: ResolvedServerUrls | null;
  /** From the start of the process. */
  milliseconds: number;
  /** What is served, in words. */
  summary: string;
}

/**
 * Writes the lines that greet after the start of a server, without a line break at the end.
 *
 * ```
 *   Octavo  ready in 812 ms
 *
 *   Local    http://localhost:3000/
 *   Network  http://192.168.1.4:3000/
 *   Site     24 pages, 1 API file, 2 warnings
 * ```
 */
export function formatServer({ title, urls, milliseconds, summary }: ServerReport, colors: Terminal['colors']): string {
  const row = (name: string, text: string): string => `  ${colors.bold(name.padEnd(9))}${text}`;
  return [
    '',
    `  ${colors.bold(colors.green('Octavo'))}  ${title} in ${formatDuration(milliseconds)}`,
    '',
    ...(urls?.local ?? []).map((url) => row('Local', colors.cyan(url))),
    ...(urls?.network ?? []).map((url) => row('Network', colors.cyan(url))),
    row('Site', summary),
    '',
  ].join('\n');
}
