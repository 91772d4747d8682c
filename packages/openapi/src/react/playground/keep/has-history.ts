import type { SessionStore } from './credential-store.ts';

/** Where the number of kept requests stands: whether there are any is known without reading them. */
export const HISTORY_MARK = 'octavo:has-history';

/** Whether any request of the tab was kept. */
export function hasHistory(store: SessionStore): boolean {
  return store?.getItem(HISTORY_MARK) === 'true';
}
