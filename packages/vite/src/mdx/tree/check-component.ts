import { findEntry, findNearest, offsetAt } from '@octavo/core/internal';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft, TextPosition } from '../page-draft.ts';
import { checkProps } from './check-props.ts';
import type { ElementHandle } from './element-handle.ts';

/**
 * Notes a component that the page takes from the provider. One that nobody has is reported at its first use, and everywhere replaced by
 * its children.
 */
export function checkComponent(element: ElementHandle, draft: PageDraft, isDeclared: (name: string) => boolean): void {
  const [head = ''] = element.name.split('.');
  const isComponent = /^[^a-z:][^:]*$/.test(element.name) || element.name.includes('.');
  if (!isComponent) checkCase(element, draft);
  if (!isComponent || isDeclared(head)) return;
  if (isKnown(element.name, head, draft.componentNames)) {
    draft.usesNames.add(head);
    checkProps(element, draft);
    checkNeeded(element, draft);
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

/** What readers see of a component whose content is folded away; one of the names is enough. */
const NEEDED: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Accordion: ['title'],
  Tab: ['title'],
  Tooltip: ['tip', 'headline'],
};

function checkNeeded(element: ElementHandle, draft: PageDraft): void {
  const { name, place } = element;
  const needed = findEntry(NEEDED, name);
  const given = element.attributeNames();
  if (needed === undefined || element.hasSpread() || needed.some((one) => given.includes(one))) return;
  const [first] = needed;
  reportFinding(draft, {
    code: 'page/missing-prop',
    severity: 'warning',
    message: `<${name}> has no \`${first}\`; readers do not see what it is for.`,
    hint: `Write <${name} ${first}="…">.`,
    place,
    length: name.length + 1,
  });
}

/** Components whose name is, in lower case, one of HTML or SVG. */
const ELEMENTS_TOO = new Set(['frame', 'image', 'link', 'view']);

/** `<note>`, `<cardGroup>`: an element that no browser knows, where a component is meant. */
function checkCase({ name, kind, place }: ElementHandle, draft: PageDraft): void {
  const lower = name.toLowerCase();
  const meant = ELEMENTS_TOO.has(lower) ? undefined : [...draft.componentNames].find((one) => one.toLowerCase() === lower);
  // HTML knows no capitals: what became of `<Note>` in CommonMark is `note`, too.
  if (meant === undefined || (kind === 'html' && !isWritten(`<${name}`, draft.text, place))) return;
  const message = `Unknown element <${name}>; its content is shown without a component.`;
  if (draft.page.diagnostics.some((diagnostic) => diagnostic.message === message)) return;
  const hint = `Write <${meant}>: names of components begin with a capital letter.`;
  reportFinding(draft, { code: 'page/unknown-component', severity: 'warning', message, hint, place, length: name.length + 1 });
}

function isWritten(tag: string, text: string, place: TextPosition | undefined): boolean {
  return place !== undefined && text.startsWith(tag, offsetAt(text, place));
}

/** `names` has each part of a component, or `Own.*` where they are not known. */
function isKnown(name: string, head: string, names: ReadonlySet<string>): boolean {
  return names.has(head) && (name === head || names.has(name) || names.has(`${head}.*`));
}
