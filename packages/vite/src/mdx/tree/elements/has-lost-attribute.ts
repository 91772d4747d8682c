import type { PageDraft } from '../../page-draft.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';

/** Whether an attribute may have gone from an element with a name that nobody has, which was told. */
export function hasLostAttribute({ place }: ElementHandle, draft: PageDraft): boolean {
  return draft.page.diagnostics.some(({ code, line }) => code === 'page/undefined-identifier' && line === place?.line);
}
