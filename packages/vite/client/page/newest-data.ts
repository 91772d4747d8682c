import { latest } from '../live.ts';
import type { PageModule, StoredPage } from './page-module.ts';

/**
 * A page whose data were missing when its module was made, with those that the dev server has published since: a page that comes back may
 * arrive before its data, and its module would have none for as long as the document lives.
 */
export function withNewestData<Page extends PageModule | StoredPage>(href: string, page: Page): Page {
  return page.data ? page : { ...page, data: latest(`data/${href}`, page.data) };
}
