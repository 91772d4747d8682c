import { findNamesAt } from './find-names-at.ts';
import { listSampleKeys } from './list-sample-keys.ts';
import { listRequestNames } from './list-sample-names.ts';
import type { SampleName } from './list-sample-names.ts';
import { matchesField } from './match-field.ts';
import { readField } from './read-field.ts';
import type { NamedField } from './read-field.ts';

const NAME = 'octavo-lit';

/** Marks the names in the samples beside a field that the reader points at or focuses, and the field of a name that is pointed at. */
export function lightFields(root: HTMLElement, target: Element, point?: { x: number; y: number }): void {
  if (!('highlights' in CSS)) return;
  addSheet(root.ownerDocument);
  for (const lit of root.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset['lit'];
  const field = readField(target);
  const code = target.closest<HTMLElement>(SAMPLES);
  const ranges = field === undefined ? [] : listSamples(root).flatMap((sample) => rangesOf(sample, { root, field }));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const row = code === null || point === undefined ? undefined : findField(root, code, point);
  if (row !== undefined) row.dataset['lit'] = '';
}

const SAMPLES = '.octavo-beside-examples pre';

/** The samples that can be seen. */
function listSamples(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SAMPLES)].filter(({ offsetParent }) => offsetParent !== null);
}

function namesOf(sample: HTMLElement, root: HTMLElement): SampleName[] {
  const text = sample.textContent;
  if (sample.closest('.octavo-response-example') !== null)
    return listSampleKeys(text).map((key) => ({ ...key, place: 'response' }) as const);
  return listRequestNames(text, root.querySelector('.octavo-endpoint-path')?.textContent ?? '');
}

function isNameOf({ place, path }: SampleName, field: NamedField | undefined): boolean {
  if (field?.place !== place) return false;
  return matchesField(path, place === 'header' ? field.path.map((name) => name.toLowerCase()) : field.path);
}

function rangesOf(sample: HTMLElement, { root, field }: { root: HTMLElement; field: NamedField }): Range[] {
  return namesOf(sample, root)
    .filter((name) => isNameOf(name, field))
    .map(({ start, end }) => createRange(sample, start, end));
}

/** The row of the name that is pointed at, or before it in its line: the one that is in the page and deepest. */
function findField(root: HTMLElement, code: HTMLElement, { x, y }: { x: number; y: number }): HTMLElement | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret === undefined || caret === null || !code.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  const offset = before.toString().length;
  const rows = [...root.querySelectorAll<HTMLElement>('.octavo-field[id]')];
  return findNamesAt(namesOf(code, root), { text: code.textContent, offset }).flatMap(
    (name) => rows.find((row) => isNameOf(name, readField(row))) ?? [],
  )[0];
}

/** A range of characters of an element's text. */
function createRange(element: HTMLElement, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= offset && start < offset + length) range.setStart(node, start - offset);
    if (end > offset && end <= offset + length) {
      range.setEnd(node, end - offset);
      break;
    }
    offset += length;
  }
  return range;
}

/** Its rules come with the script: a page whose reader points at nothing has none of them. */
function addSheet({ adoptedStyleSheets, documentElement }: Document): void {
  if (documentElement.dataset['octavoLit'] === '') return;
  documentElement.dataset['octavoLit'] = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@layer octavo.components { ::highlight(${NAME}) { background-color: rgb(234 179 8 / 0.35) } .octavo-field[data-lit] > .octavo-field-head .octavo-field-name { background-color: rgb(234 179 8 / 0.35) } }`,
  );
  adoptedStyleSheets.push(sheet);
}
