import type { Checker, SiteApi } from '@octavo/vite/internal';
import { createViteConfig } from '../project/create-vite-config.ts';
import { findSiteApi } from '../find-site-api.ts';
import type { CommandOptions } from '../options/parse-options.ts';

/** A site that is read but not served. */
export interface OpenedSite {
  api: SiteApi;
  /** Absolute content root. */
  root: string;
}

/** Finds the site that a folder holds, or that its `vite.config` names with `octavo({ root })`. */
export async function openSite(folder: string, options: CommandOptions): Promise<OpenedSite> {
  const config = await createViteConfig(folder, options, { command: 'build', isCheck: true });
  const { resolveConfig } = await import('vite');
  const { plugins } = await resolveConfig({ ...config, logLevel: 'error' }, 'build', 'production');
  const api = findSiteApi(plugins);
  return { api, root: api.root() };
}

/** Makes the checker of the site of a folder. */
export async function openChecker(folder: string, options: CommandOptions): Promise<Checker> {
  return (await openSite(folder, options)).api.createChecker();
}
