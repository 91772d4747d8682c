import type { Page } from '../../page/page.ts';
import { toHref } from '../../path.ts';
import type { Redirect } from '../site.ts';

/** Lets what a page's file is called lead to its address, where that is another: links in the text name the file. `pages` are by address. */
export function createFileRedirects(pages: ReadonlyMap<string, Page>): Redirect[] {
  return [...pages.values()].flatMap((page) => {
    const source = toHref(page.file);
    const isOwn = page.isGenerated === true || page.extension !== undefined || source === page.href;
    return isOwn || pages.has(source) ? [] : [{ source, destination: page.href, permanent: false }];
  });
}
