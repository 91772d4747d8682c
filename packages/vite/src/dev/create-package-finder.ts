import { DevEnvironment } from 'vite';
import type { ResolvedConfig } from 'vite';
import type { FindsPackage } from '../check/checked-site.ts';
import { SERVER } from '../build/bundle/environments.ts';
import { toContentId } from '../content/compile/content-id.ts';

/** Asks the plugins of a resolved config, as the dev server does; nothing is started before the first question. */
export function createPackageFinder(vite: ResolvedConfig): FindsPackage {
  let opened: Promise<DevEnvironment> | undefined;
  const open = async (): Promise<DevEnvironment> => {
    const name = vite.environments[SERVER] === undefined ? 'ssr' : SERVER;
    // The config is a build's, whose environments bundle.
    const environment = new DevEnvironment(name, vite, { hot: false, options: { isBundled: false } });
    await environment.init();
    return environment;
  };
  return async (specifier, file) => {
    opened ??= open();
    return (await (await opened).pluginContainer.resolveId(specifier, toContentId(file))) !== null;
  };
}
