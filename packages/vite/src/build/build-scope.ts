import type { ModuleEffects } from '../delivery/module-effects.ts';
import type { PageDelivery } from '../delivery/page-delivery.ts';
import type { LoadedModules } from '../modules/loaded-modules.ts';
import type { ModuleParts } from '../virtual/module-parts.ts';
import type { KeptSite } from './kept/kept-site.ts';
import type { ModuleKeys } from './kept/module-keys.ts';
import type { PageFiles } from './files/page-files.ts';
import type { WorkFolder } from './files/work-folder.ts';

/** The files of a build before they are written. */
export interface BuildFiles {
  /** What a build keeps on the disk until it is finished. */
  folder: WorkFolder;
  pageFiles: PageFiles;
  /** What the modules of authors do beside giving components. */
  effects: ModuleEffects;
  /** Which pages React takes over, and why. */
  delivery: PageDelivery;
  /** What each page is made from. */
  moduleKeys: ModuleKeys;
  kept: KeptSite;
  /** The ids of all modules that the bundler has seen. */
  moduleIds: Set<string>;
}

/** What a site is built with. */
export interface BuildScope extends ModuleParts, Pick<LoadedModules, 'rendered'>, BuildFiles {}
