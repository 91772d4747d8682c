import { paths } from '../../disk/paths.ts';
import type { BuildScope } from '../build-scope.ts';

/** Pages that may come to something else in another run, by their addresses. */
export interface VaryingPages {
  /** Of a document that shows no page, by an empty address. */
  has(href: string): boolean;
  readonly isEmpty: boolean;
}

/** Finds the pages whose own text or imports may come to something else. What no page imports is shown around all of them. */
export async function findVaryingPages({
  content,
  kept,
  root,
  store,
}: Pick<BuildScope, 'content' | 'kept' | 'root' | 'store'>): Promise<VaryingPages> {
  const reached = new Set<string>();
  const varying = new Set<string>();
  for (const page of Object.values(store.site().pages)) {
    // What was kept does not vary, and has not been read.
    if (page.isGenerated === true || kept.pages.find(page)) continue;
    const reach = await content.listReach(paths.join(root, page.file));
    for (const file of reach) {
      reached.add(file);
      if (content.openFiles.has(file)) varying.add(page.href);
    }
  }
  const isAround = [...content.openFiles].some((file) => !reached.has(file));
  return { has: (href) => isAround || varying.has(href), isEmpty: content.openFiles.size === 0 };
}
