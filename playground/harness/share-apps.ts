import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { fetchAnew } from './fetch-anew.ts';
import { startApp, type AppOptions, type RunningApp } from './start-app.ts';

/** Apps that every spec file of a project shares. */
export interface SharedApps {
  /** Where `startSharedApp` asks for one. */
  endpoint: string;
  /** Stops them all. */
  close(): Promise<void>;
}

/** What the endpoint answers. */
type Answer = Record<'root' | 'origin' | 'terminal', string> | { error: string };

/** Starts each app when it is first asked for, for whoever asks with the same options. */
export async function shareApps(mode: 'dev' | 'build'): Promise<SharedApps> {
  const apps = new Map<string, Promise<RunningApp>>();
  const start = (options: AppOptions): Promise<RunningApp> => {
    const key = JSON.stringify(options);
    const app = apps.get(key) ?? startApp(options, mode);
    apps.set(key, app);
    return app;
  };
  const server = createServer((request, response) => {
    const answer = (value: Answer): unknown => response.end(JSON.stringify(value));
    json(request)
      .then((options) => start(options as AppOptions))
      .then(
        ({ root, origin, terminal }) => answer({ root, origin, terminal: terminal() }),
        (error: unknown) => answer({ error: String(error) }),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const app of await Promise.allSettled(apps.values())) if (app.status === 'fulfilled') await app.value.stop();
    },
  };
}

/** The app that all specs share, started by the first that asks; `terminal` is what was printed until then. `prepare` cannot be shared. */
export async function startSharedApp(
  { app, mount, isSinglePage, isBare, into, prepare }: AppOptions,
  endpoint: string,
): Promise<RunningApp> {
  if (prepare !== undefined) throw new Error('An app that is prepared for one spec cannot be shared.');
  const response = await fetchAnew(endpoint, { method: 'POST', body: JSON.stringify({ app, mount, isSinglePage, isBare, into }) });
  const answer = (await response.json()) as Answer;
  if ('error' in answer) throw new Error(answer.error);
  return { ...answer, terminal: () => answer.terminal, stop: () => Promise.resolve() };
}
