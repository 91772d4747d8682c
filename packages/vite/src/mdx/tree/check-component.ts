import { findNearest } from '@octavo/core/internal';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { checkProps } from './check-props.ts';
import type { ElementHandle } from './element-handle.ts';

/**
 * Notes a component that the page takes from the provider. One that nobody has is reported at its first use, and everywhere replaced by
 * its children.
 */
export function checkComponent(element: ElementHandle, draft: PageDraft, isDeclared: (name: string) => boolean): void {
  const [head = ''] = element.name.split('.');
  const isComponent = /^[^a-z:][^:]*$/.test(element.name) || element.name.includes('.');
  if (!isComponent || isDeclared(head)) return;
  if (isKnown(element.name, head, draft.componentNames)) {
    draft.usesNames.add(head);
    checkProps(element, draft);
    return;
  }

  // A part of what is there is missing alone.
  const name = draft.componentNames.has(head) ? element.name : head;
  element.unwrap();
  const message = `Unknown component <${name}>; its content is shown without it.`;
  if (draft.page.diagnostics.some((diagnostic) => diagnostic.message === message)) return;
  const nearest = findNearest(
    name.replace('.', ''),
    [...draft.componentNames].filter((one) => !one.endsWith('*')),
  );
  reportFinding(draft, {
    code: 'page/unknown-component',
    severity: 'warning',
    message,
    hint: nearest ? `Did you mean <${nearest}>?` : `Import ${name} from a file, or remove the tag.`,
    place: element.place,
    length: name.length + 1,
  });
}

/** `names` has each part of a component, or `Own.*` where they are not known. */
function isKnown(name: string, head: string, names: ReadonlySet<string>): boolean {
  return names.has(head) && (name === head || names.has(name) || names.has(`${head}.*`));
}
