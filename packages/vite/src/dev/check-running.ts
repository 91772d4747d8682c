import type { ViteDevServer } from 'vite';
import type { LoadedModules } from '../modules/loaded-modules.ts';
import { GONE } from '../modules/served-modules.ts';

/** Sends a module again to a browser that says it runs an older text of it: `client/report-running.ts` tells. */
export function checkRunning({ environments: { client } }: ViteDevServer, { served }: Pick<LoadedModules, 'served'>): void {
  client.hot.on('octavo:running', (running: unknown) => {
    for (const [id, hash] of Object.entries(running ?? {})) {
      const now = served.find(client.name, id);
      const module = now === undefined || now === GONE || now === hash ? undefined : client.moduleGraph.getModuleById(id);
      if (module?.isSelfAccepting === true) void client.reloadModule(module);
    }
  });
}
