import { refuseBuild } from '../reports/build-error.ts';
import type { BuildScope } from '../build-scope.ts';

/** Ends the build of a shard where another program builds the site, or an app beside it. */
export function refuseShard({ mode }: Pick<BuildScope, 'mode'>): void {
  if (mode === 'alone') return;
  refuseBuild([
    {
      code: 'build/shard',
      severity: 'error',
      message: 'Docs beside an app cannot be built in shards.',
      hint: "Build them with the app, or separately: `octavo build` in a folder without the app's Vite config.",
    },
  ]);
}
