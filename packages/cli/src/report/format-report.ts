import { formatDelivered } from '../check/format-delivered.ts';
import type { SiteReport } from '@octavo/vite/internal';
import type { Terminal } from '../terminal/terminal.ts';

/** So many API files would hide the rest of the report. */
const MANY = 5;

/** Writes a report for the terminal: what runs as before, what differs, what does not run, and what is wrong with the site's own files. */
export function formatReport(report: SiteReport, colors: Terminal['colors']): string {
  return [
    section(colors.green('Runs as before'), listSame(report)),
    section(colors.yellow('Differs'), [...listColors(report, colors), ...listNotes(report, 'differs', colors)]),
    section(colors.red('Is not supported'), listNotes(report, 'unsupported', colors)),
    section(colors.bold("In the site's own files"), listProblems(report, colors)),
    report.delivered === undefined ? '' : formatDelivered(report.delivered),
    'Pages are read, not compiled: `octavo check` does that, and finds more.',
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function listSame({ config, pages, apis, fields, frontmatter, components }: SiteReport): string[] {
  const generated = pages.generated === 0 ? '' : `, ${pages.generated} of them made from API files`;
  return [
    ...(config === undefined ? [] : [`${config.file}, in the ${config.shape} shape`]),
    `${count(pages.total - pages.broken, 'page')}${generated}; ${pages.inNavigation} in navigation`,
    ...listApis(apis),
    ...list('field of the config', same(fields)),
    ...list('field of frontmatter', same(frontmatter)),
    ...list(
      "field of frontmatter of the author's own",
      frontmatter.filter(({ status }) => status === 'own').map(({ field, count: on }) => `${field} (${on})`),
    ),
    ...list(
      'component',
      components.map(({ name, pages: on }) => `${name} (${on})`),
    ),
  ];
}

/** Each on a line of its own, or the first of them on one where they are many. */
function listApis(apis: SiteReport['apis']): string[] {
  if (apis.length <= MANY) return apis.map(({ source, operations }) => `${source}: ${count(operations, 'operation')}`);
  const total = apis.reduce((sum, { operations }) => sum + operations, 0);
  const first = apis.slice(0, MANY).map(({ source, operations }) => `${source} (${operations})`);
  return [`${count(total, 'operation')} in ${apis.length} API files: ${first.join(', ')} and ${apis.length - MANY} more`];
}

function same(fields: readonly { field: string; status: string }[]): string[] {
  return fields.filter(({ status }) => status === 'same').map(({ field }) => field);
}

function list(noun: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const [head = '', ...rest] = noun.split(' ');
  return [`${count(names.length, head)}${rest.map((word) => ` ${word}`).join('')}: ${names.join(', ')}`];
}

function listNotes({ fields, frontmatter, pages }: SiteReport, status: 'differs' | 'unsupported', colors: Terminal['colors']): string[] {
  const inConfig = fields
    .filter((one) => one.status === status)
    .map(({ field, note, count: times, position: { file, line, column } }) =>
      row(field, times, note, colors.cyan(`${file}:${line}:${column}`)),
    );
  const inPages = frontmatter
    .filter((one) => one.status === status)
    .map(({ field, note, count: times, file }) => row(`${field} of pages`, times, note, colors.cyan(file)));
  const broken =
    status === 'unsupported' && pages.broken > 0 ? [`${count(pages.broken, 'page')} cannot be shown; each shows its error instead.`] : [];
  return [...broken, ...inConfig, ...inPages];
}

function listColors({ colors: shifted }: SiteReport, colors: Terminal['colors']): string[] {
  return shifted.map(
    ({ message, hint = '', file = '', line = 1, column = 1 }) => `${message} ${hint} ${colors.cyan(`${file}:${line}:${column}`)}`,
  );
}

function row(name: string, times: number, note: string, place: string): string {
  return `${name}${times > 1 ? ` (${times} times)` : ''}: ${note} ${place}`;
}

function listProblems({ problems }: SiteReport, colors: Terminal['colors']): string[] {
  return problems.map(({ code, severity, count: times, targets = times, first: { message, file, line } }) => {
    const paint = severity === 'error' ? colors.red : colors.yellow;
    const place = file === undefined ? '' : colors.cyan(` ${file}${line === undefined ? '' : `:${line}`}`);
    return `${paint(`${times}`)} ${code}${targets === times ? '' : ` (${count(targets, 'missing target')})`}, the first: ${message}${place}`;
  });
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
