import type { LoadedModules } from '../modules/loaded-modules.ts';
import type { ModuleParts } from '../virtual/module-parts.ts';
import { renderModule } from '../modules/load-module.ts';
import { GONE, hashCode } from '../modules/served-modules.ts';

/**
 * Names the modules of ours of which an environment was given another text than a server that was started now would give it, as
 * `<environment> <id>`: none after every edit, unless something is broken and the last good text stands in.
 */
export async function findOutdated({ served }: Pick<LoadedModules, 'served'>, fresh: ModuleParts): Promise<string[]> {
  try {
    await fresh.store.settle();
    const outdated: string[] = [];
    for (const id of served.ids()) {
      const code = await renderModule(id, fresh);
      const hash = code === undefined ? GONE : hashCode(code);
      for (const environment of served.environments()) {
        const given = served.find(environment, id);
        if (given !== undefined && given !== hash) outdated.push(`${environment} ${id}`);
      }
    }
    return outdated;
  } finally {
    await fresh.content.close();
  }
}
