import { findEntry } from '@octavo/core/internal';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';
import { hasLostAttribute } from './has-lost-attribute.ts';

/** What an element cannot do without, and what becomes of one without it; one of the names is enough. */
interface Needed {
  oneOf: readonly [string, ...string[]];
  effect: string;
  /** Content takes its place: `<video><source src="a.mp4" /></video>`. */
  orContent?: boolean;
  /** One without a value is enough. */
  orEmpty?: boolean;
}

const UNNAMED = 'readers do not see what it is for';
const NOTHING = 'nothing is shown';

const NEEDED: Readonly<Record<string, Needed>> = {
  Accordion: { oneOf: ['title'], effect: UNNAMED },
  Icon: { oneOf: ['icon', 'src', 'name'], effect: NOTHING },
  Image: { oneOf: ['src'], effect: NOTHING },
  Tab: { oneOf: ['title'], effect: UNNAMED },
  Tooltip: { oneOf: ['tip', 'headline'], effect: UNNAMED },
  Snippet: { oneOf: ['file'], effect: NOTHING },
  View: { oneOf: ['title'], effect: UNNAMED },
  'Tree.File': { oneOf: ['name'], effect: 'readers see no name' },
  'Tree.Folder': { oneOf: ['name'], effect: 'readers see no name' },
  a: { oneOf: ['href', 'id', 'name', 'role', 'onClick'], effect: 'it leads nowhere', orEmpty: true },
  img: { oneOf: ['src', 'srcSet'], effect: NOTHING },
  iframe: { oneOf: ['src', 'srcDoc'], effect: NOTHING },
  video: { oneOf: ['src'], effect: NOTHING, orContent: true },
  audio: { oneOf: ['src'], effect: NOTHING, orContent: true },
};

/** What an element cannot do without and has not: `title` of `<Tab name="A">`. */
export function findNeeded(element: ElementHandle): string | undefined {
  const [first, ...others] = findEntry(NEEDED, element.name)?.oneOf ?? [];
  const given = element.attributeNames();
  return element.hasSpread() || others.some((one) => given.includes(one)) || (first !== undefined && given.includes(first))
    ? undefined
    : first;
}

/** Tells of an element that lacks what it is for: `<Icon />`, `<img alt="A map">`. Markdown's images are told of where their address is missing. */
export function checkNeeded(element: ElementHandle, draft: PageDraft): void {
  const { name, place } = element;
  const needed = findEntry(NEEDED, name);
  if (needed === undefined || element.hasSpread() || isMarkdown(element, draft)) return;
  const given = element.attributeNames();
  // A link of a drawing has names of its own.
  if (name === 'a' && given.some((one) => one.startsWith('xlink'))) return;
  const isGiven = (one: string): boolean => given.includes(one) && (needed.orEmpty === true || element.get(one)?.trim() !== '');
  if (needed.oneOf.some(isGiven) || (needed.orContent === true && !element.isEmpty()) || hasLostAttribute(element, draft)) return;
  const [first] = needed.oneOf;
  reportFinding(draft, {
    code: 'page/missing-prop',
    severity: 'warning',
    message: `<${name}> has no \`${first}\`; ${needed.effect}.`,
    hint: `Write <${name} ${first}="…">.`,
    place,
    length: name.length + 1,
  });
}

/** `![a](b.png)` and `[a]()`, which are no tags. */
function isMarkdown({ name, place }: ElementHandle, { lines }: PageDraft): boolean {
  if ((name !== 'img' && name !== 'a') || place === undefined) return false;
  return lines[place.line - 1]?.charAt(place.column - 1) !== '<';
}
