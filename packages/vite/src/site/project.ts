import type { ResolvedConfig } from 'vite';
import type { HashMemory } from '../disk/hash-memory.ts';
import type { HostingFacts } from '../hosting/read-hosting.ts';
import type { Placement, PlacementOptions } from './placement.ts';

/** A site's place in a project of Vite's: what is known once Vite's config is resolved, before anything of the site is read. */
export interface SiteProject extends Placement {
  options: PlacementOptions;
  vite: ResolvedConfig;
  isDev: boolean;
  /** What serves the built files, and where, as far as that is known. */
  hosting: HostingFacts;
  /** What is known of files that were read before. */
  hashes: HashMemory;
  /** When this run began (Unix ms). */
  startedAt: number;
}
