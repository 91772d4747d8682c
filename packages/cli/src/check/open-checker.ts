import type { Checker } from '@octavo/vite';
import { createViteConfig } from '../create-vite-config.ts';
import { findSiteApi } from '../find-site-api.ts';
import type { CommandOptions } from '../parse-options.ts';

/** Makes the checker of the site that a folder holds, or that its `vite.config` names with `octavo({ root })`. */
export async function openChecker(folder: string, options: CommandOptions): Promise<Checker> {
  const config = await createViteConfig(folder, options, { command: 'build' });
  const { resolveConfig } = await import('vite');
  const { plugins } = await resolveConfig({ ...config, logLevel: 'error' }, 'build', 'production');
  return findSiteApi(plugins).createChecker();
}
