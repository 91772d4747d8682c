import { findEntry } from '@octavo/core/internal';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';
import { hasLostAttribute } from './has-lost-attribute.ts';

/** Components of which readers see nothing, or an empty box, without content; one of the props takes its place. */
const FILLED_BY: Readonly<Record<string, readonly string[]>> = {
  Accordion: [],
  AccordionGroup: [],
  Badge: ['icon'],
  Banner: ['content'],
  Callout: ['title'],
  Card: ['title', 'icon', 'img', 'cta'],
  CardGroup: [],
  Check: ['title'],
  CodeGroup: [],
  Columns: [],
  Danger: ['title'],
  Expandable: [],
  Frame: [],
  Info: ['title'],
  Note: ['title'],
  Panel: [],
  RequestExample: [],
  ResponseExample: [],
  Step: ['title'],
  Steps: [],
  Tab: [],
  Tabs: [],
  Tip: ['title'],
  Tooltip: [],
  Tree: [],
  Update: ['label', 'description'],
  View: [],
  Warning: ['title'],
};

/** Tells of a component with nothing in it: `<Card></Card>`. */
export function checkContent(element: ElementHandle, draft: PageDraft): void {
  const { name, place } = element;
  const fillers = findEntry(FILLED_BY, name);
  if (fillers === undefined || draft.componentNames.has(`${name}.*`) || !element.isEmpty() || element.hasSpread()) return;
  const given = element.attributeNames();
  if ([...fillers, 'children', 'dangerouslySetInnerHTML'].some((one) => given.includes(one))) return;
  if (hasLostAttribute(element, draft)) return;
  reportFinding(draft, {
    code: 'page/empty-component',
    severity: 'warning',
    message: `<${name}> is empty.`,
    hint: `Write its content between <${name}> and </${name}>, or remove it.`,
    place,
    length: name.length + 1,
  });
}
