import { findNearest, offsetAt } from '@octavo/core/internal';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft, TextPosition } from '../../page-draft.ts';
import { findCallout } from '../../source/callout-names.ts';
import { checkContent } from './check-content.ts';
import { checkNeeded } from './check-needed.ts';
import { checkProps } from './check-props.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';

/**
 * Notes a component that the page takes from the provider. One that nobody has is reported at its first use, and everywhere replaced by
 * its children.
 */
export function checkComponent(element: ElementHandle, draft: PageDraft, isDeclared: (name: string) => boolean): void {
  const [head = ''] = element.name.split('.');
  const isComponent = /^[^a-z:][^:]*$/.test(element.name) || element.name.includes('.');
  if (!isComponent) {
    if (isDeclared(element.name) && element.isEmpty() && element.attributeNames().length === 0) return reportOwnElement(element, draft);
    checkCase(element, draft);
    checkNeeded(element, draft);
  }
  if (!isComponent || isDeclared(head)) return;
  if (isKnown(element.name, head, draft.componentNames)) {
    draft.usesNames.add(head);
    // What a misspelt prop should show is not missing.
    if (!checkProps(element, draft)) return;
    checkContent(element, draft);
    checkNeeded(element, draft);
    return;
  }

  // A part of what is there is missing alone.
  const name = draft.componentNames.has(head) ? element.name : head;
  element.unwrap();
  const message = `Unknown component <${name}>; its content is shown without it.`;
  if (draft.page.diagnostics.some((diagnostic) => diagnostic.message === message)) return;
  const nearest = findNearestComponent(name, draft.componentNames) ?? findBox(name);
  reportFinding(draft, {
    code: 'page/unknown-component',
    severity: 'warning',
    message,
    hint: describeMeant(name, nearest),
    place: element.place,
    length: name.length + 1,
  });
}

/** `import a from './a.mdx'` and `<a />`, which is an element. */
function reportOwnElement({ name, place }: ElementHandle, draft: PageDraft): void {
  const own = name.charAt(0).toUpperCase() + name.slice(1);
  reportFinding(draft, {
    code: 'page/unknown-component',
    severity: 'warning',
    message: `<${name} /> is an element of HTML, not the \`${name}\` of this file; nothing is shown.`,
    hint: `Name it ${own} and write <${own} />: names of components begin with a capital letter.`,
    place,
    length: name.length + 1,
  });
}

/** Elements of HTML that are written like components: `<Video>`. */
const ELEMENTS = new Set('audio br button details div hr iframe img span summary table video'.split(' '));

function describeMeant(name: string, nearest: string | undefined): string {
  const lower = name.toLowerCase();
  if (nearest === undefined && ELEMENTS.has(lower)) return `Write <${lower}>: names of HTML's elements are in lower case.`;
  return nearest === undefined ? `Import ${name} from a file, or remove the tag.` : `Did you mean <${nearest}>?`;
}

/** `<Important>`: a box of another tool. */
function findBox(name: string): string | undefined {
  if (/^(?:Admonition|Alert|Aside)$/.test(name)) return 'Callout';
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? findCallout(name) : undefined;
}

/** `Foldr` of `Tree` is one of its parts, `Warn` the beginning of a name; any other is a component or a part of one. */
function findNearestComponent(name: string, names: ReadonlySet<string>): string | undefined {
  const known = [...names].filter((one) => !one.endsWith('*'));
  const [head = '', part] = name.split('.');
  if (part === undefined || !names.has(head))
    return findNearest(name.replace('.', ''), known) ?? known.find((one) => name.length > 3 && one.startsWith(name));
  const parts = known.flatMap((one) => (one.startsWith(`${head}.`) ? one.slice(head.length + 1) : []));
  const nearest = findNearest(part, parts);
  return nearest && `${head}.${nearest}`;
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
