import { listSampleKeys } from './list-sample-keys.ts';
import type { SampleKey } from './list-sample-keys.ts';
import { matchesField } from './match-field.ts';

const NAME = 'octavo-lit';

/** Marks the names in the samples beside a field that the reader points at or focuses, and the field of a name that is pointed at. */
export function lightFields(root: HTMLElement, target: Element, point?: { x: number; y: number }): void {
  if (!('highlights' in CSS)) return;
  addSheet(root.ownerDocument);
  for (const lit of root.querySelectorAll<HTMLElement>('[data-lit]')) delete lit.dataset['lit'];
  const field = target.closest<HTMLElement>('.octavo-field[id]');
  const code = target.closest<HTMLElement>('.octavo-beside-examples pre');
  const ranges = field === null ? [] : listSamples(root, field.id).flatMap((sample) => rangesOf(sample, field));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const id = code === null || point === undefined ? undefined : findField(root, code, point);
  if (id !== undefined) id.dataset['lit'] = '';
}

/** The samples that a field may stand in: of an answer those of answers, else those of requests. */
function listSamples(root: HTMLElement, id: string): HTMLElement[] {
  const isAnswer = id.startsWith('response-');
  const panels = [...root.querySelectorAll<HTMLElement>('.octavo-beside-examples pre')];
  return panels.filter((pre) => (pre.closest('.octavo-response-example') !== null) === isAnswer && pre.offsetParent !== null);
}

/** The names of the fields around a row, outermost first, and its own. */
function pathOf(field: Element): string[] {
  const outer = field.parentElement?.closest('.octavo-field[id]');
  const name = field.querySelector('.octavo-field-name')?.textContent ?? '';
  return [...(outer === null || outer === undefined ? [] : pathOf(outer)), name];
}

function rangesOf(sample: HTMLElement, field: HTMLElement): Range[] {
  const text = sample.textContent;
  const { id } = field;
  const path = pathOf(field);
  const name = path.at(-1) ?? '';
  if (!/^(?:body|response-)/.test(id)) {
    const at = [`{${name}}`, `${encodeURIComponent(name)}=`, `${name}:`]
      .map((one) => text.toLowerCase().indexOf(one.toLowerCase()))
      .find((one) => one >= 0);
    return at === undefined ? [] : [createRange(sample, at, at + name.length)];
  }
  return listSampleKeys(text)
    .filter(({ path: key }) => matchesField(key, path))
    .map(({ start, end }) => createRange(sample, start, end));
}

/** The row of the name in the line that is pointed at, the one that is in the page and deepest. */
function findField(root: HTMLElement, code: HTMLElement, { x, y }: { x: number; y: number }): HTMLElement | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret === undefined || caret === null || !code.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  const offset = before.toString().length;
  const line = code.textContent.lastIndexOf('\n', offset - 1);
  const key = listSampleKeys(code.textContent).findLast(({ start }: SampleKey) => start > line && start <= offset);
  const prefix = code.closest('.octavo-response-example') === null ? 'body' : 'response-';
  return key === undefined
    ? undefined
    : [...root.querySelectorAll<HTMLElement>(`.octavo-field[id^="${prefix}"]`)].find((field) => matchesField(key.path, pathOf(field)));
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
