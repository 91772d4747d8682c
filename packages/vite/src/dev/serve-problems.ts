import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { decodePath, stripBase, stripIndex } from '@octavo/core/internal';
import type { ViteDevServer } from 'vite';
import { checkOpenPage } from '../check/check-open-page.ts';
import type { OpenPage } from '../check/check-open-page.ts';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import type { SiteProject } from '../site/project.ts';
import { rankProblems } from './rank-problems.ts';
import { shortenProblems } from './shorten-problems.ts';

/** The event over which the overlay says which page is open: the server answers with what is wrong there, and goes on telling. */
export const HELLO = 'octavo:hello';

const PROBLEMS = 'octavo:problems';

/** Milliseconds that something must have been wrong before the terminal says so: a page that moves is gone first, and there again. */
const PATIENCE = 300;

/** Milliseconds in which the modules of a page that is opened are looked at together, and in which a browser has what was edited. */
const MOMENT = 100;

interface Client {
  send(event: string, payload: unknown): void;
}

/** What a browser was told last, of which page. */
interface Reader {
  pathname: string;
  sent: string;
}

/** Sends every change of what is wrong to the open pages, and prints in the terminal what is new and stays; others may know more of it. */
export function serveProblems(
  server: ViteDevServer,
  context: Pick<Sources, 'store' | 'content' | 'extensions'> & Pick<SiteProject, 'root' | 'base' | 'mode'> & Pick<Live, 'events'>,
  listOthers: () => readonly Diagnostic[],
): void {
  const { hot } = server.environments.client;
  const readers = new Map<Client, Reader>();
  const printed = new Set<string>();
  let seen = '';
  let printing: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  const judge = (found: readonly Diagnostic[]): Diagnostic[] =>
    context.extensions.judge([...found]).filter(({ severity }) => severity !== 'info');
  const current = (): Diagnostic[] => judge([...context.store.diagnostics(), ...context.content.diagnostics(), ...listOthers()]);

  const tell = async (client: Client, pathname: string): Promise<void> => {
    const reader = { pathname, sent: readers.get(client)?.sent ?? '' };
    readers.set(client, reader);
    const { files, diagnostics } = await checkPath(pathname, context);
    // The reader has gone on, or left; or something else has changed.
    if (readers.get(client) !== reader) return;
    const { root } = context;
    const problems = rankProblems([...current(), ...judge(diagnostics)], { root, base: server.config.base, files });
    const text = JSON.stringify(problems);
    if (text === reader.sent) return;
    reader.sent = text;
    client.send(PROBLEMS, problems);
  };

  const tellOf = (...told: Parameters<typeof tell>): void => {
    tell(...told).catch((error: unknown) => server.config.logger.error(`The open page could not be checked: ${String(error)}`));
  };

  const update = (): void => {
    for (const [client, { pathname }] of readers) tellOf(client, pathname);
    const problems = current();
    const text = JSON.stringify(problems);
    if (text === seen) return;
    seen = text;
    clearTimeout(printing);
    printing = setTimeout(() => print(problems), PATIENCE).unref();
  };

  const updateSoon = (): void => {
    next ??= setTimeout(() => {
      next = undefined;
      update();
    }, MOMENT).unref();
  };

  const print = (problems: Diagnostic[]): void => {
    const keys = new Set(problems.map((problem) => JSON.stringify(problem)));
    const { shown, rest } = shortenProblems(problems.filter((problem) => !printed.has(JSON.stringify(problem))));
    const { logger } = server.config;
    for (const problem of shown) logger[problem.severity === 'error' ? 'error' : 'warn'](formatDiagnostic(problem), { timestamp: true });
    for (const line of rest) logger.warn(line, { timestamp: true });
    printed.clear();
    for (const key of keys) printed.add(key);
  };

  hot.on(HELLO, (pathname: unknown, client) => {
    tellOf(client, typeof pathname === 'string' ? pathname : '');
  });
  hot.on('vite:client:disconnect', (_, client) => void readers.delete(client));
  for (const event of ['change', 'problems'] as const) context.events.on(event, updateSoon);
  context.events.once('listening', () => {
    for (const problem of current()) printed.add(JSON.stringify(problem));
    seen = JSON.stringify(current());
  });
}

/** What is known of the page at a path of the browser; nothing where none of ours is. */
async function checkPath(
  pathname: string,
  context: Pick<Sources, 'store' | 'content'> & Pick<SiteProject, 'root' | 'base' | 'mode'>,
): Promise<OpenPage> {
  const href = stripBase(context.base, decodePath(pathname));
  const { pages } = context.store.site();
  const page = href === undefined ? undefined : (pages[href] ?? pages[stripIndex(href)]);
  if (page === undefined || page.isGenerated === true) return { files: new Set(), diagnostics: [] };
  return checkOpenPage(page, { placement: context, store: context.store, content: context.content });
}
