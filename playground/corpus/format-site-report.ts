import type { SiteReport } from './site-report.ts';

const SHOWN = 12;

/** Writes the report of one site as text. */
export function formatSiteReport(report: SiteReport): string {
  const { folder, failure, pages, seconds, memory } = report;
  if (failure !== undefined) return [`\n${folder}: FAILED`, indent(failure)].join('\n');
  return [
    `\n${folder}`,
    indent(
      [
        `${pages.navigation} pages in navigation, ${pages.hidden} beside it; visited ${pages.visited}: ` +
          `${pages.rendered} rendered, ${pages.hydrated} hydrated, ${pages.clean} without a word in the console`,
        `${seconds.site.toFixed(1)} s to build or serve, ${memory} MiB; ${seconds.visits.toFixed(1)} s of visits`,
      ].join('\n'),
    ),
    ...list('not rendered', report.notRendered),
    ...list(
      'console',
      report.console.map(({ text, pages: on }) => `${on.length} x ${text}\n${places(on)}`),
    ),
    ...list(
      'files that are there but were not served',
      report.lostFiles.map(({ url, pages: on }) => `${url}\n${places(on)}`),
    ),
    ...list(
      'files that the text names and the folder lacks',
      report.missingFiles.map(({ url, pages: on }) => `${url}\n${places(on)}`),
    ),
    ...list(
      'findings about the text',
      report.findings.map(({ code, count, examples }) => `${count} x ${code}\n${indent(examples.slice(0, 2).join('\n'))}`),
    ),
  ].join('\n');
}

/** Whether a site shows something that its own text does not explain. */
export function isFaulty({ failure, pages, console, lostFiles, notRendered }: SiteReport): boolean {
  return failure !== undefined || pages.hydrated < pages.visited || console.length > 0 || lostFiles.length > 0 || notRendered.length > 0;
}

function list(title: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length > SHOWN ? [`... and ${entries.length - SHOWN} more`] : [];
  return [`  ${title}: ${entries.length}`, ...[...entries.slice(0, SHOWN), ...rest].map((entry) => indent(indent(entry)))];
}

function places(pages: readonly string[]): string {
  return `  on ${pages.slice(0, 5).join(' ')}${pages.length > 5 ? ` and ${pages.length - 5} more` : ''}`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
