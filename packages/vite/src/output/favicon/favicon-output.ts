import path from 'node:path';
import { encodeHref, isExternalUrl, withBase } from '@octavo/core/internal';
import type { ResolvedConfig } from 'vite';
import { readImageSize } from '../../content/assets/read-image-size.ts';
import { disk, readOr } from '../../disk/disk.ts';
import type { HeadTag } from '../../html/head-tag.ts';
import type { Drawer } from '../../pictures/create-drawer.ts';
import { findDrawer, PICTURE_LIBRARY } from '../../pictures/find-drawer.ts';
import { perVersion } from '../../site/per-version.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { Output, OutputFile } from '../output.ts';
import { arrangeIcon } from './arrange-icon.ts';
import type { IconLook } from './arrange-icon.ts';
import { renderIco } from './render-ico.ts';
import { renderManifest } from './render-manifest.ts';
import type { ManifestIcon } from './render-manifest.ts';

/** What icons are made from. */
export interface FaviconParts {
  store: Pick<SiteStore, 'root' | 'site'>;
  vite: Pick<ResolvedConfig, 'root' | 'cacheDir'>;
  /** The author's file at a canonical address: its absolute path. */
  findAuthored(href: string): string | undefined;
}

/** The author's favicon, and what draws it. */
interface Source {
  drawer: Drawer;
  file: string;
  /** The most pixels that its side has; a drawing has any number. */
  most: number;
}

const ICO = '/favicon.ico';
const APPLE = '/apple-touch-icon.png';
const MANIFEST = '/site.webmanifest';

/** What an author may have called a manifest of one's own. */
const MANIFESTS: readonly string[] = [MANIFEST, '/manifest.webmanifest', '/manifest.json'];

const ICO_SIZES: readonly number[] = [16, 32, 48];

/**
 * The icons that browsers, home screens and results of searches ask for, and a web app manifest, drawn from the favicon of the config where it is an SVG or
 * a PNG and the library that draws is installed. A file that the author has at one of the addresses is named in its place.
 */
export function createFaviconOutput({ store, vite, findAuthored }: FaviconParts): Output {
  let drawer: { found: Drawer | undefined } | undefined;
  const findSource = perVersion(store.site, (): Source | undefined => {
    const { favicon } = store.site().config;
    const file = favicon === undefined || isExternalUrl(favicon.light) ? undefined : findAuthored(toHref(favicon.light));
    const most = file === undefined ? 0 : findMost(file);
    if (file === undefined || most < 16) return undefined;
    drawer ??= { found: findDrawer({ folders: [store.root, vite.root], directory: path.join(vite.cacheDir, 'octavo-icons') }) };
    return drawer.found && { drawer: drawer.found, file, most };
  });
  return {
    name: 'favicons',
    hint: `Install ${PICTURE_LIBRARY} again, or remove it: the favicon is then served as is.`,
    list(site, { base }) {
      const source = findSource();
      if (source === undefined) return [];
      const { drawer: own, file, most } = source;
      const background = site.config.colors.background?.light ?? '#ffffff';
      const draw = (look: IconLook): Promise<Uint8Array> => own.draw(arrangeIcon(file, look));
      const drawIco = async (): Promise<Uint8Array> =>
        renderIco(await Promise.all(ICO_SIZES.filter((size) => size <= most).map(async (size) => ({ size, png: await draw({ size }) }))));
      const icons = listIcons(background).filter(({ size }) => size <= most);
      const isOwnManifest = findManifest(findAuthored) === MANIFEST && icons.length > 0;
      const readManifest = (): string =>
        renderManifest(site.config, {
          icons: [
            ...icons.filter(({ href }) => href !== APPLE).map(toManifestIcon),
            ...(most === Infinity ? [{ href: toHref(site.config.favicon?.light ?? ''), sizes: 'any', type: 'image/svg+xml' }] : []),
          ],
          start: base === '/' ? base : `${base}/`,
          background,
          toUrl: (href) => encodeHref(withBase(base, href)),
        });
      return [
        { href: ICO, type: 'image/x-icon', read: drawIco },
        ...icons.map((icon): OutputFile => ({ href: icon.href, type: 'image/png', read: () => draw(icon) })),
        ...(isOwnManifest ? [{ href: MANIFEST, type: 'application/manifest+json', read: readManifest }] : []),
      ];
    },
    head(_page, _site, { base }) {
      const source = findSource();
      if (source === undefined) return [];
      const link = (rel: string, href: string, more?: Record<string, string>): HeadTag => ({
        tag: 'link',
        attributes: { rel, href: withBase(base, href), ...more },
      });
      const hasIcons = listIcons('').some(({ size }) => size <= source.most);
      return [
        link('icon', ICO, { sizes: '32x32' }),
        ...(hasIcons ? [link('apple-touch-icon', APPLE), link('manifest', findManifest(findAuthored))] : []),
      ];
    },
  };
}

/** An icon that is a file of its own. */
type Icon = IconLook & { href: string; purpose?: 'maskable' };

/** Those of home screens: Apple's stands on a ground of its own, and a mask cuts all but the inner circle (80 % wide). */
function listIcons(background: string): Icon[] {
  return [
    { href: APPLE, size: 180, share: 0.8, background },
    { href: '/icon-192.png', size: 192 },
    { href: '/icon-512.png', size: 512 },
    { href: '/icon-maskable-512.png', size: 512, share: 0.56, background, purpose: 'maskable' },
  ];
}

function toManifestIcon({ href, size, purpose }: Icon): ManifestIcon {
  return { href, sizes: `${size}x${size}`, type: 'image/png', ...(purpose !== undefined && { purpose }) };
}

function findManifest(findAuthored: FaviconParts['findAuthored']): string {
  return MANIFESTS.find((href) => findAuthored(href) !== undefined) ?? MANIFEST;
}

/** As the config names a file: `favicon.svg`, `./favicon.svg` -> `/favicon.svg` */
function toHref(file: string): string {
  return file.replace(/^\.?\/?/, '/');
}

/** None where it is no icon to draw: letters in a drawing would need fonts of their own. */
function findMost(file: string): number {
  const bytes = readOr(disk.readBytes(file), new Uint8Array());
  if (/\.svg$/i.test(file)) return /<text[\s>]/.test(Buffer.from(bytes).toString()) ? 0 : Infinity;
  const { width, height } = (/\.png$/i.test(file) && readImageSize(bytes)) || { width: 0, height: 0 };
  return Math.min(width, height);
}
