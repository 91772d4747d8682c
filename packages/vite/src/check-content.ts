import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLinks } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { createContentLoader } from './content/content-loader.ts';
import { createIconResolver } from './icons/create-icon-resolver.ts';
import { loadSiteIcons } from './icons/load-site-icons.ts';
import { createSiteStore } from './site/site-store.ts';

/** Checks a content root without a server: the config, every page's head and text, and the links between pages. */
export async function checkContent({ root }: { root: string }): Promise<Diagnostic[]> {
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  const cacheDir = path.join(os.tmpdir(), 'octavo-check');
  const placement = { mode: 'alone', root, base: '/', prefix: '' } as const;
  const icons = createIconResolver({ projectRoot: root });
  const content = createContentLoader({ placement, store, isDev: false, cacheDir, options: {}, icons });
  try {
    await store.settle();
    await store.apis.check();
    const files = Object.values(store.site().pages).filter(({ isGenerated }) => isGenerated !== true);
    await Promise.all(files.map(({ file }) => content.load(path.posix.join(root, file))));
    const links = checkLinks(store.site(), {
      assetExists: (pathname) => store.findAsset(pathname) !== undefined,
      isAlone: true,
      readText: (file) => readFileSync(path.join(root, file), 'utf8'),
    });
    const { diagnostics } = await loadSiteIcons(store, icons);
    return [...store.diagnostics(), ...diagnostics, ...content.diagnostics(), ...links];
  } finally {
    await content.close();
  }
}
