import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLinks } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { checkPages } from '@octavo/openapi/load';
import { createContentLoader } from './content/content-loader.ts';
import { createIconResolver } from './icons/create-icon-resolver.ts';
import { loadSiteIcons } from './icons/load-site-icons.ts';
import { createSiteStore } from './site/site-store.ts';
import type { SiteStore } from './site/site-store.ts';

/** Checks a content root without a server: the config, every page's head and text, and the links between pages. */
export async function checkContent({ root }: { root: string }): Promise<Diagnostic[]> {
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  const cacheDir = path.join(os.tmpdir(), 'octavo-check');
  const placement = { mode: 'alone', root, base: '/', prefix: '' } as const;
  const icons = createIconResolver({ projectRoot: root });
  const content = createContentLoader({ placement, store, isDev: false, cacheDir, options: {}, icons });
  try {
    await store.settle();
    await followAll(store);
    await store.apis.check();
    const files = Object.values(store.site().pages).filter(({ isGenerated }) => isGenerated !== true);
    await Promise.all(files.map(({ file }) => content.load(path.posix.join(root, file))));
    const links = checkLinks(store.site(), {
      assetExists: (pathname) => store.findAsset(pathname) !== undefined,
      isAlone: true,
      readText: (file) => readFileSync(path.join(root, file), 'utf8'),
    });
    const { diagnostics } = await loadSiteIcons(store, icons);
    const apis = store.apis.list().flatMap(({ api }) => api ?? []);
    const missing = checkPages(apis, Object.values(store.site().pages));
    return [...store.diagnostics(), ...diagnostics, ...content.diagnostics(), ...links, ...missing];
  } finally {
    await content.close();
  }
}

/** Follows every reference of the APIs, as the pages would: what is wrong with one is known only then. */
async function followAll(store: SiteStore): Promise<void> {
  for (const { api, operation, schema, schemaName } of store.apis.list()) {
    for (const { key } of api?.operations ?? []) operation(key);
    for (const name of api?.schemas ?? []) schema(schemaName(name) ?? '');
  }
  if (await store.settle()) await followAll(store);
}
