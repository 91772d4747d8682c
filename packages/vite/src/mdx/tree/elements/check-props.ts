import type { Expression } from 'estree-jsx';
import { findEntry, findNearest, ICON_TYPES, isUnsafeUrl } from '@octavo/core/internal';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft, PropKinds, TextPosition } from '../../page-draft.ts';
import { findCallout } from '../../source/callout-names.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';
import { findNeeded } from './check-needed.ts';
import { isCssColor } from './is-css-color.ts';

type PropKind = PropKinds[string][string];

/** What every component takes. */
const COMMON = /^(?:id|key|ref|role|lang|dir|hidden|tabIndex|class|className|style|children|(?:data|aria)-.*|on[A-Z].*|.*:.*|_.*)$/;

const TRUTH = /^(?:|true|false|yes|no|on|off|0|1|null|undefined)$/i;

/**
 * Tells of props that a component does not take, and of values that it cannot read; false where it does not take one. One that takes
 * another's name takes other props.
 */
export function checkProps(element: ElementHandle, draft: PageDraft): boolean {
  const taken = findEntry(draft.componentProps, element.name);
  if (taken === undefined || draft.componentNames.has(`${element.name}.*`)) return true;
  const names = element.attributeNames();
  const unknown = names.filter((prop) => findEntry(taken, prop) === undefined && !COMMON.test(prop));
  // `<Tab name="A">`: what it lacks has another name here.
  const needed = unknown.length === 1 ? findNeeded(element) : undefined;
  for (const prop of names) {
    const kind = findEntry(taken, prop);
    if (kind !== undefined) checkValue(element, { prop, kind }, draft);
    else if (unknown.includes(prop))
      reportUnknown(element, { prop, known: Object.keys(taken), needed: needed ?? findSynonym(prop, taken, names) }, draft);
  }
  return unknown.length === 0;
}

/** Words for one thing: components of other tools have one, ours another. */
const SYNONYMS = [
  'columns cols',
  'href link url to',
  'img image src',
  'desc description',
  'title name heading header label date version',
  'open expanded defaultOpen',
].map((words) => words.split(' '));

/** What a component calls what another calls `prop`, unless the tag has it, too. */
function findSynonym(prop: string, taken: PropKinds[string], written: readonly string[]): string | undefined {
  const words = SYNONYMS.find((group) => group.includes(prop));
  return words?.find((word) => findEntry(taken, word) !== undefined && !written.includes(word));
}

function reportUnknown(
  element: ElementHandle,
  { prop, known, needed }: { prop: string; known: readonly string[]; needed: string | undefined },
  draft: PageDraft,
): void {
  const nearest = findNearest(prop, known) ?? needed;
  reportFinding(draft, {
    code: 'page/unknown-prop',
    severity: nearest === undefined ? 'info' : 'warning',
    message: `<${element.name}> has no prop \`${prop}\`; ignored.`,
    hint: nearest === undefined ? listHint(known) : `Did you mean \`${nearest}\`?`,
    place: findAttribute(element, prop, draft),
    length: prop.length,
  });
}

function listHint(known: readonly string[]): string {
  return known.length === 0 ? 'Remove it.' : `Known props: ${known.map((name) => `\`${name}\``).join(', ')}.`;
}

function checkValue(element: ElementHandle, { prop, kind }: { prop: string; kind: PropKind }, draft: PageDraft): void {
  const value = (element.get(prop) ?? readNumber(element.getExpression(prop)))?.trim();
  // Text that holds a variable is not judged.
  const fault = value === undefined || value.includes('{{') ? undefined : findFault(value, kind, prop);
  if (fault === undefined) return;
  reportFinding(draft, {
    code: 'page/prop-value',
    // A component that has one choice does not look for it.
    severity: Array.isArray(kind) && kind.length === 1 ? 'info' : 'warning',
    message: `\`${prop}="${value}"\` of <${element.name}> ${fault.message}.`,
    hint: fault.hint,
    place: findAttribute(element, prop, draft),
    length: prop.length,
  });
}

/** `{9}`, which no text is. */
function readNumber(expression: Expression | undefined): string | undefined {
  return expression?.type === 'Literal' && typeof expression.value === 'number' ? String(expression.value) : undefined;
}

/** Why a value is none of its kind, and what to write in its place. */
function findFault(value: string, kind: PropKind, prop: string): { message: string; hint: string } | undefined {
  if (prop === 'href' && value === '') return { message: 'is empty; it leads nowhere', hint: 'Write an address, or leave it out.' };
  if (prop === 'href' && isUnsafeUrl(value)) return { message: 'runs code in a browser; ignored', hint: 'Write an address.' };
  if (prop === 'iconType' && kind === 'any') return findFault(value, ICON_TYPES, prop);
  if (kind === 'any') return undefined;
  if (kind === 'boolean')
    return TRUTH.test(value) ? undefined : { message: 'is neither `true` nor `false`; ignored', hint: `Write ${prop}={true}, or omit it.` };
  if (kind === 'number' || 'from' in kind) {
    const number = Number.parseFloat(value);
    if (!Number.isFinite(number)) return { message: 'is not a number; ignored', hint: `Write ${prop}={2}.` };
    if (kind === 'number' || (number >= kind.from && number <= kind.to)) return undefined;
    const nearest = number < kind.from ? kind.from : kind.to;
    return { message: `is not between ${kind.from} and ${kind.to}; shown as ${nearest}`, hint: `Write ${prop}={${nearest}}.` };
  }
  if ('colors' in kind)
    return kind.colors.includes(value) || isCssColor(value)
      ? undefined
      : { message: 'is not a colour; ignored', hint: nameNearest(value, kind.colors) ?? hintForColor(value, prop) };
  if (kind.includes(value.toLowerCase())) return undefined;
  return kind.length === 1
    ? { message: 'is ignored', hint: 'Leave it out, or use the component of that name.' }
    : { message: 'is unknown; ignored', hint: nameNearest(value, kind) ?? nameBox(value, kind) ?? `Write one of ${kind.join(', ')}.` };
}

function hintForColor(value: string, prop: string): string {
  return /^(?:[0-9a-f]{3}){1,2}$/i.test(value) ? `Write ${prop}="#${value}".` : `Write a CSS colour: ${prop}="#2563eb".`;
}

function nameNearest(value: string, names: readonly string[]): string | undefined {
  const nearest = findNearest(value, names);
  return nearest && `Did you mean "${nearest}"?`;
}

/** What other tools call a box: `success` for `check`. */
function nameBox(value: string, names: readonly string[]): string | undefined {
  const name = findCallout(value)?.toLowerCase();
  return name !== undefined && names.includes(name) ? `Did you mean "${name}"?` : undefined;
}

/** Where an attribute stands in the tag; the place of the element where it is not written there. */
function findAttribute(element: ElementHandle, prop: string, { lines }: PageDraft): TextPosition | undefined {
  const { place } = element;
  if (place === undefined) return undefined;
  for (let line = place.line; line <= Math.min(lines.length, place.line + LONGEST_TAG); line += 1) {
    const from = line === place.line ? place.column : 0;
    const found = [...(lines[line - 1] ?? '').slice(from).matchAll(NAMES)].find(([name]) => name === prop);
    if (found !== undefined) return { line, column: from + found.index + 1 };
  }
  return place;
}

/** The words of a tag that may name an attribute. */
const NAMES = /(?<![\w"'=-])[\w:.-]+(?=[\s=/>]|$)/g;

/** Lines in which an attribute is looked for. */
const LONGEST_TAG = 12;
