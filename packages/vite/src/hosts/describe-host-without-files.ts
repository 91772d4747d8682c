import type { Diagnostic } from '@octavo/core';
import type { HostBuild } from './find-host.ts';

/** Says that the server of an app serves no files, the docs included, since the app has none. */
export function describeHostWithoutFiles({ name }: HostBuild): Diagnostic {
  return {
    code: 'host/no-files',
    severity: 'warning',
    message: `The docs are not built with this app: ${name} only serves files if the app has a \`public\` folder.`,
    hint: 'Add a file to the folder `public`, such as `robots.txt`.',
  };
}
