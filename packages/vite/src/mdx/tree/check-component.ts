import { findNearest } from '@octavo/core';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import type { ElementHandle } from './element-handle.ts';

/**
 * Notes a component that the page takes from the provider. One that nobody has is reported at its first use, and everywhere replaced by
 * its children.
 */
export function checkComponent(element: ElementHandle, draft: PageDraft, isDeclared: (name: string) => boolean): void {
  const [head = ''] = element.name.split('.');
  const isComponent = /^[^a-z:][^:]*$/.test(element.name) || element.name.includes('.');
  if (!isComponent || isDeclared(head)) return;
  if (draft.componentNames.has(head)) {
    draft.usesNames.add(head);
    return;
  }

  element.unwrap();
  const message = `There is no component <${head}>; what is inside of it is shown without it.`;
  if (draft.page.diagnostics.some((diagnostic) => diagnostic.message === message)) return;
  const nearest = findNearest(head, draft.componentNames);
  reportFinding(draft, {
    code: 'page/unknown-component',
    severity: 'warning',
    message,
    hint: nearest ? `Did you mean <${nearest}>?` : `Import ${head} from a file, or remove the tag.`,
    place: element.place,
    length: head.length + 1,
  });
}
