import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import type { Context } from '../context.ts';
import { servedFolder } from './served-folder.ts';

/** Says that a framework is not in the table, and which command builds the docs beside it. */
export function describeUnknownHost(context: Pick<Context, 'vite' | 'host' | 'root' | 'base' | 'prefix'>): Diagnostic {
  const { vite, host, root, base, prefix } = context;
  const folder = path.relative(vite.root, root).replaceAll(path.sep, '/') || '.';
  const outDir = path.relative(root, path.join(servedFolder(context), prefix)).replaceAll(path.sep, '/');
  return {
    code: 'host/unknown',
    severity: 'warning',
    message: `The docs are not built with this app: Octavo does not know how \`${host?.name ?? ''}\` builds it.`,
    hint: `Build them after the app, into the folder that its server shows: \`npx octavo build ${folder} --base ${base} --outDir ${outDir}\``,
  };
}
