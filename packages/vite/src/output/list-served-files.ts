import type { ResolvedConfig } from 'vite';
import type { Site } from '@octavo/core';
import { listPublicFiles } from '../site/list-public-files.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { Output, OutputSource } from './output.ts';
import { readListed } from '../extension/read-listed.ts';

/** What files come from. */
export interface FileSources {
  store: Pick<SiteStore, 'assets'>;
  vite: Pick<ResolvedConfig, 'publicDir' | 'build'>;
  outputs: readonly Output[];
}

/** Lists the addresses of a site's files, below its base; a folder that is all an output's or the bundle's as `/assets/*`. */
export async function listServedFiles(
  { store, vite, outputs }: FileSources,
  { site, source }: { site: Site; source: OutputSource },
): Promise<string[]> {
  const lists = outputs.map(async ({ folder = '/', list }) =>
    folder === '/' ? (await readListed(list(site, source))).map(({ href }) => href) : [`${folder}*`],
  );
  // What one cannot list is told where its files are written.
  const listed = (await Promise.allSettled(lists)).flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const folders = [...new Set(['assets', vite.build.assetsDir])].map((folder) => `/${folder}/*`);
  const assets = store.assets().map(({ pathname }) => pathname);
  return [...folders, ...assets, ...listPublicFiles(vite).map(({ fileName }) => `/${fileName}`), ...listed];
}
