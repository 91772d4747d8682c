import path from 'node:path';
import { resolveConfig } from 'vite';
import type { PluginOption } from 'vite';
import { refuseBuild } from './build/reports/build-error.ts';
import { checkNames } from './build/write/check-names.ts';
import { createPlacer } from './build/write/create-placer.ts';
import { HOSTS } from './hosts/host-table.ts';
import type { PlacementOptions } from './site/placement.ts';
import { createApart, createPlugins } from './create-plugins.ts';
import { buildApart } from './build/build-apart.ts';
import type { ApartSite } from './build/build-apart.ts';
import type { OctavoOptions } from './options.ts';

/** What the module needs of Nuxt. */
export interface Nuxt {
  options: {
    rootDir: string;
    dev: boolean;
    /** Only types are written, as after every install. */
    _prepare?: boolean;
    app: { baseURL: string };
    alias: Record<string, string>;
    vite: { plugins?: PluginOption[] };
  };
  hook(name: 'build:before', handler: () => Promise<void>): void;
  hook(name: 'nitro:build:public-assets', handler: (nitro: { options: { output: { publicDir: string } } }) => Promise<void>): void;
}

/**
 * The module of Nuxt: `modules: ['@octavo/vite/nuxt']`, or with options `['@octavo/vite/nuxt', { root: 'docs' }]`. Of what Vite writes Nuxt
 * serves its own assets alone: the docs are built before the app, and put among its public files when Nitro copies those.
 */
export default function octavoNuxt(given: OctavoOptions, nuxt: Nuxt): void {
  const { rootDir, app, alias, dev, _prepare: isPreparing = false } = nuxt.options;
  if (isPreparing) return;
  const options: PlacementOptions = { ...given, mode: 'alongside', root: path.resolve(rootDir, given.root ?? 'docs') };
  if (dev) {
    nuxt.options.vite.plugins = [...(nuxt.options.vite.plugins ?? []), createPlugins(options)];
    return;
  }
  const place = createPlacer();
  let site: ApartSite | undefined;
  nuxt.hook('build:before', async () => {
    const own = { root: rootDir, base: app.baseURL, configFile: false, resolve: { alias } } as const;
    const vite = await resolveConfig(own, 'build', 'production', 'production');
    site = await buildApart({ vite, options, root: options.root ?? rootDir }, createApart);
    const host = HOSTS.find(({ name }) => name === 'Nuxt');
    refuseBuild(checkNames(site.files, { vite, mode: options.mode, ...(host && { host }) }));
  });
  nuxt.hook('nitro:build:public-assets', async ({ options: { output } }) => {
    if (site === undefined) return;
    try {
      await place(site.files, { ...site.context, outDir: output.publicDir });
    } finally {
      site.folder.remove();
      site = undefined;
    }
  });
}
