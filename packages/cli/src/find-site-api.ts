import type { SiteApi } from '@octavo/vite/internal';
import type { Plugin } from 'vite';

/** What was found in a site, in numbers. */
export type SiteSummary = ReturnType<SiteApi['summary']>;

/** Finds the site among the plugins of a resolved Vite config. */
export function findSiteApi(plugins: readonly Plugin[]): SiteApi {
  const plugin: Plugin<SiteApi> | undefined = plugins.find(({ name }) => name === 'octavo:site');
  if (plugin?.api === undefined) throw new Error('The plugin `octavo:site` is not in the resolved Vite config, or has no `api`.');
  return plugin.api;
}
