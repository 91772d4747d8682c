import { findEntry, findNearest } from '@octavo/core/internal';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft, PropKinds, TextPosition } from '../page-draft.ts';
import type { ElementHandle } from './element-handle.ts';

type PropKind = PropKinds[string][string];

/** What every component takes. */
const COMMON = /^(?:id|key|ref|role|lang|dir|hidden|tabIndex|class|className|style|children|(?:data|aria)-.*|on[A-Z].*|.*:.*|_.*)$/;

const TRUTH = /^(?:|true|false|yes|no|on|off|0|1|null|undefined)$/i;

/** Tells of props that a component does not take, and of values that it cannot read. One that takes another's name takes other props. */
export function checkProps(element: ElementHandle, draft: PageDraft): void {
  const taken = findEntry(draft.componentProps, element.name);
  if (taken === undefined || draft.componentNames.has(`${element.name}.*`)) return;
  for (const prop of element.attributeNames()) {
    const kind = findEntry(taken, prop);
    if (kind !== undefined) checkValue(element, { prop, kind }, draft);
    else if (!COMMON.test(prop)) reportUnknown(element, { prop, known: Object.keys(taken) }, draft);
  }
}

function reportUnknown(element: ElementHandle, { prop, known }: { prop: string; known: readonly string[] }, draft: PageDraft): void {
  const nearest = findNearest(prop, known);
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
  return known.length === 0 ? 'Remove it.' : `It takes ${known.map((name) => `\`${name}\``).join(', ')}.`;
}

function checkValue(element: ElementHandle, { prop, kind }: { prop: string; kind: PropKind }, draft: PageDraft): void {
  const value = element.get(prop)?.trim();
  if (value === undefined || kind === 'any' || isOfKind(value, kind)) return;
  const isChoice = typeof kind !== 'string';
  const nearest = isChoice ? findNearest(value, kind) : undefined;
  const fault = isChoice ? 'is unknown' : kind === 'number' ? 'is not a number' : 'is neither `true` nor `false`';
  reportFinding(draft, {
    code: 'page/prop-value',
    severity: 'warning',
    message: `\`${prop}="${value}"\` of <${element.name}> ${fault}; ignored.`,
    hint:
      nearest !== undefined
        ? `Did you mean "${nearest}"?`
        : isChoice
          ? `Write one of ${kind.join(', ')}.`
          : `Write ${writeExample(prop, kind)}.`,
    place: findAttribute(element, prop, draft),
    length: prop.length,
  });
}

function writeExample(prop: string, kind: PropKind): string {
  return kind === 'number' ? `${prop}={2}` : `${prop}={true}, or leave it out`;
}

/** Text that holds a variable is not judged. */
function isOfKind(value: string, kind: Exclude<PropKind, 'any'>): boolean {
  if (value.includes('{{')) return true;
  if (kind === 'boolean') return TRUTH.test(value);
  if (kind === 'number') return Number.isFinite(Number.parseFloat(value));
  return kind.includes(value.toLowerCase());
}

/** Where an attribute stands in the tag; the place of the element where it is not written there. */
function findAttribute(element: ElementHandle, prop: string, { text }: PageDraft): TextPosition | undefined {
  const { place } = element;
  if (place === undefined) return undefined;
  const lines = text.split('\n');
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
