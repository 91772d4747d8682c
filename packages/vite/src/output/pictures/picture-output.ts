import { toMarkdownHref } from '@octavo/core/internal';
import type { Site, SitePage } from '@octavo/core';
import type { HeadTag } from '../../html/head-tag.ts';
import { PICTURE_LIBRARY } from '../../pictures/find-drawer.ts';
import { PICTURE_SIZE } from '../../pictures/picture.ts';
import { listDocuments } from '../../site/list-documents.ts';
import type { Output, OutputFile } from '../output.ts';
import { createPictures, PICTURE_ENDING } from './create-pictures.ts';
import type { PictureParts } from './create-pictures.ts';

/**
 * A picture of each page (1200 x 630, PNG), which other sites show beside a link to it, where the library that draws it is installed. A page
 * with an image of its author's has none, nor one whose text no font at hand can write.
 */
export function createPictureOutput({ store, vite }: PictureParts): Output {
  const pictures = createPictures({ store, vite });
  const list = (site: Site): OutputFile[] => (pictures.canDraw() ? listPages(site).flatMap((page) => pictures.find(page, site) ?? []) : []);
  return {
    name: 'pictures',
    hint: `Install ${PICTURE_LIBRARY} again, or remove it: pages then have no pictures.`,
    list,
    find(href) {
      if (!href.endsWith(PICTURE_ENDING)) return undefined;
      const site = store.site();
      const markdown = `${href.slice(0, -PICTURE_ENDING.length)}.md`;
      const page = listPages(site).find((one) => toMarkdownHref(one.href) === markdown);
      return page && pictures.find(page, site);
    },
    async prepare(site) {
      // It draws in threads of its own.
      await Promise.all(list(site).map(({ read }) => read()));
      pictures.prune();
      if (!pictures.canDraw() && listPages(site).some((page) => pictures.describe(page, site) !== undefined))
        vite.logger.info(`Pages have no preview images: install ${PICTURE_LIBRARY} to draw one for each.`);
    },
    head(page, site, { toUrl }) {
      const file = pictures.find(page, site);
      if (file === undefined) return [];
      const tags = { 'og:image': toUrl(file.href), 'og:image:width': `${PICTURE_SIZE.width}`, 'og:image:height': `${PICTURE_SIZE.height}` };
      return [
        ...Object.entries(tags).map(([property, content]): HeadTag => ({ tag: 'meta', attributes: { property, content } })),
        { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
      ];
    },
  };
}

function listPages(site: Site): SitePage[] {
  return listDocuments(site).flatMap(({ page: href }) => site.pages[href] ?? []);
}
