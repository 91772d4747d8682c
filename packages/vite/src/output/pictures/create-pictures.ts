import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExternalUrl, toMarkdownHref } from '@octavo/core/internal';
import type { Site, SitePage } from '@octavo/core';
import type { ResolvedConfig } from 'vite';
import { disk, readOr } from '../../disk/disk.ts';
import { arrangePicture, listImages } from '../../pictures/arrange-picture.ts';
import { createFontBook } from '../../pictures/create-font-book.ts';
import type { FontBook } from '../../pictures/create-font-book.ts';
import { createFace } from '../../pictures/face.ts';
import { findDrawer } from '../../pictures/find-drawer.ts';
import { listPackageFonts } from '../../pictures/list-package-fonts.ts';
import { listSystemFaces } from '../../pictures/list-system-faces.ts';
import { PICTURE_SIZE, toPictureText } from '../../pictures/picture.ts';
import type { Picture } from '../../pictures/picture.ts';
import { perVersion } from '../../site/per-version.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { OutputFile } from '../output.ts';
import { describePicture } from './describe-picture.ts';

/** What the address of a page's picture ends with, in place of the `.md` of its Markdown. */
export const PICTURE_ENDING = '.og.png';

/** What pictures are made from. */
export interface PictureParts {
  store: Pick<SiteStore, 'root' | 'locate' | 'findAsset' | 'site'>;
  vite: Pick<ResolvedConfig, 'root' | 'cacheDir' | 'logger' | 'command'>;
}

/** The pictures of a site's pages. */
export interface Pictures {
  /** What a page's picture shows; undefined where its author gives an image. */
  describe(page: SitePage, site: Site): Picture | undefined;
  /** The file of a page's picture; undefined where it has none, or where no font at hand can write it. */
  find(page: SitePage, site: Site): OutputFile | undefined;
  /** Whether the library that draws is there. Throws where it cannot run on this machine. */
  canDraw(): boolean;
  prune(): void;
}

/** Makes the pictures; nothing is loaded or read before one is asked for. */
export function createPictures({ store, vite }: PictureParts): Pictures {
  const findFile = (name: string): string | undefined =>
    isExternalUrl(name) ? undefined : store.findAsset(`/${name.replace(/^\.?\//, '')}`);
  // Letters in a drawing would need fonts of their own.
  const findDrawing = (name: string): string | undefined => {
    const file = findFile(name);
    return file?.endsWith('.svg') && /<text[\s>]/.test(readOr(disk.readText(file), '')) ? undefined : file;
  };
  const describe = (page: SitePage, site: Site): Picture | undefined =>
    describePicture(page, { site, findFile: findDrawing, trail: store.locate(page).trail });
  const drawer = once(() => findDrawer({ folders: [store.root, vite.root], directory: path.join(vite.cacheDir, 'octavo-pictures') }));
  const packages = once(() => [...new Set([store.root, vite.root])].flatMap(listPackageFonts));
  const system = once(() => listSystemFaces());
  const book = perVersion(store.site, (): FontBook => {
    const { thumbnails, look } = store.site().config;
    const { family = '', url } = thumbnails.font ?? look.fonts.headings ?? look.fonts.body ?? {};
    const file = url === undefined ? undefined : findFile(url);
    const isOfSite = (name: string): boolean => family !== '' && name.replace(/ Variable$/, '') === family;
    return createFontBook([
      () => (file === undefined ? [] : [createFace([file])]),
      () => (family === '' ? [] : packages().filter((font) => isOfSite(font.family))).flatMap(({ faces }) => faces),
      () => OWN_FONTS.map((own) => createFace([own])),
      () => packages().flatMap(({ faces }) => faces),
      system,
    ]);
  });
  return {
    describe,
    find(page, site) {
      const drawing = drawer();
      const picture = drawing && describe(page, site);
      const faces = picture && book().find(toPictureText(picture), picture.language);
      if (drawing === undefined || picture === undefined || faces === undefined) return undefined;
      const href = toMarkdownHref(page.href).replace(/\.md$/, PICTURE_ENDING);
      const { language } = picture;
      return {
        href,
        type: 'image/png',
        read: () => drawing.draw({ tree: arrangePicture(picture), size: PICTURE_SIZE, images: listImages(picture), language, faces }),
      };
    },
    canDraw: () => drawer()?.load() !== undefined,
    prune: () => drawer()?.prune(),
  };
}

/** The faces of Octavo's own theme. */
const OWN_FONTS: readonly string[] = ['geist-basic', 'geist-accents', 'geist-latin-ext'].map((name) =>
  fileURLToPath(import.meta.resolve(`@octavo/theme/fonts/${name}.woff2`)),
);

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
