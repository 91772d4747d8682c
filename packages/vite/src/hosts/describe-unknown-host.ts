import type { Diagnostic } from '@octavo/core';
import { paths } from '../disk/paths.ts';
import { findPackageManager } from '../package-manager.ts';
import { servedFolder } from './served-folder.ts';
import type { HostPlace } from './served-folder.ts';

/** Says that a framework is not in the table, and which command builds the docs beside it; or that it needs a module of its own. */
export function describeUnknownHost(context: HostPlace & { root: string; base: string; prefix: string }): Diagnostic {
  const { vite, host, root, base, prefix } = context;
  const entry = host?.setup?.entry;
  if (host !== undefined && typeof entry === 'object') {
    const message = `The docs are not built with this app: ${host.name} does not serve the output of Vite plugins.`;
    return {
      code: 'host/module',
      severity: 'warning',
      message,
      hint: `Add \`${entry.module}\` to \`${host.setup?.list.join('.')}\` in ${host.setup?.file}, in place of the plugin.`,
    };
  }
  const folder = paths.relative(vite.root, root) || '.';
  const outDir = paths.relative(root, paths.join(servedFolder(context), prefix));
  return {
    code: 'host/unknown',
    severity: 'warning',
    message: `The docs are not built with this app: Octavo does not know how \`${host?.name ?? ''}\` builds it.`,
    hint: `Build them after the app, into the folder that its server serves: \`${findPackageManager(vite.root).run} octavo build ${folder} --base ${base} --outDir ${outDir}\``,
  };
}
