import { inTab, readKept } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';

/** Where the number of kept requests stands: whether there are any is known without reading them. */
export const HISTORY_MARK = 'octavo:has-history';

/** Whether any request of the tab was kept. */
export function hasHistory(find: FindKeeper = inTab): boolean {
  return readKept(HISTORY_MARK, find) === 'true';
}
