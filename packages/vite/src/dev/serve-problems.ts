import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';

/** The events over which the overlay learns what is wrong: the client says `hello`, the server answers and goes on telling. */
const HELLO = 'octavo:hello';
const PROBLEMS = 'octavo:problems';

/** Milliseconds that something must have been wrong before the terminal says so: a page that moves is gone first, and there again. */
const PATIENCE = 300;

/** Milliseconds in which the modules of a page that is opened are looked at together. */
const MOMENT = 20;

/** Sends every change of what is wrong to the open pages, and prints in the terminal what is new and stays. */
export function serveProblems(
  server: ViteDevServer,
  context: Pick<Sources, 'store' | 'content' | 'extensions'> & Pick<Live, 'events'>,
): void {
  const { hot } = server.environments.client;
  const printed = new Set<string>();
  let sent = '';
  let printing: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  const current = (): Diagnostic[] =>
    context.extensions
      .judge([...context.store.diagnostics(), ...context.content.diagnostics()])
      .filter(({ severity }) => severity !== 'info');

  const update = (): void => {
    const problems = current();
    const text = JSON.stringify(problems);
    if (text === sent) return;
    sent = text;
    hot.send(PROBLEMS, problems);
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
    for (const problem of problems) {
      if (printed.has(JSON.stringify(problem))) continue;
      server.config.logger[problem.severity === 'error' ? 'error' : 'warn'](formatDiagnostic(problem), { timestamp: true });
    }
    printed.clear();
    for (const key of keys) printed.add(key);
  };

  hot.on(HELLO, (_, client) => client.send(PROBLEMS, current()));
  context.events.on('change', update);
  context.events.on('problems', updateSoon);
  server.httpServer?.once('listening', () => {
    for (const problem of current()) printed.add(JSON.stringify(problem));
    sent = JSON.stringify(current());
  });
}
