import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { plainEnvironment, stopProcess } from '../harness/run-vite.ts';
import type { SiteTask } from './site-process.ts';
import type { SiteFacts } from './site-report.ts';

/** A site whose dev server listens, or whose build has ended well. */
export interface StartedSite {
  facts: SiteFacts;
  /** The facts as they are now. */
  refresh(): Promise<SiteFacts>;
  stop(): Promise<void>;
}

/** Serves or builds a site in a process of its own; rejects with what that printed when it fails. */
export async function startSite(task: SiteTask): Promise<StartedSite> {
  const child = fork(path.join(import.meta.dirname, 'site-process.ts'), [JSON.stringify(task)], {
    cwd: task.root,
    env: plainEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(() => undefined);
  const next = async (): Promise<SiteFacts> => {
    const [facts] = ((await Promise.race([once(child, 'message'), ended])) ?? []) as [SiteFacts?];
    if (facts === undefined) throw new Error(printed.trim() || `The process ended with code ${child.exitCode}.`);
    return facts;
  };
  const facts = await next();
  return {
    facts,
    async refresh() {
      if (!child.connected) return facts;
      child.send('again');
      return next();
    },
    stop: () => stopProcess(child),
  };
}
