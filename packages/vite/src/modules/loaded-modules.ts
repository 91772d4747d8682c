import type { ServedModules } from './served-modules.ts';

/** What was loaded so far. */
export interface LoadedModules {
  /** The modules of ours that a dev server's environments were given. */
  served: ServedModules;
  /** The text of each module of ours in a build, by id. */
  rendered: Map<string, string>;
}
