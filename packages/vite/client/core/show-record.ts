import { findCore, readSetting } from './core-script.ts';
import { findSheet, FRAME, kindOf } from './page-record.ts';
import type { PageRecord } from './page-record.ts';

/** Shows another page in place of the last one: what both have in common stays as it is, with all that the reader did there. */
export function showRecord(next: PageRecord, last: PageRecord): void {
  for (const name of ['lang', 'dir', 'data-current-path']) setAttribute(document.documentElement, name, next.html.getAttribute(name));
  for (const href of new Set([...last.sheets, ...next.sheets])) {
    const link = findSheet(href);
    // Also what it is already would have the whole document styled anew.
    if (link) setAttribute(link, 'media', next.sheets.includes(href) ? null : 'not all');
  }
  for (const node of Array.from(document.head.children)) if (has(last.head, node) && !has(next.head, node)) node.remove();
  document.head.append(...next.head.filter((node) => !has(document.head.children, node)).map((node) => document.importNode(node, true)));
  const core = findCore();
  if (core && next.core) copyAttributes(core, next.core);
  const view = document.querySelector('.octavo-site');
  if (view) patch(view, { next: next.view, last: last.view, own: next.own });
}

/** An element that stays, as the next and the last document have it. */
interface Patch {
  next: Element;
  last: Element;
  own: PageRecord['own'];
}

function patch(now: Element, { next, last, own }: Patch): void {
  if (!now.hasAttribute('popover')) copyAttributes(now, next);
  const shown = indexByKind(now);
  const before = indexByKind(last);
  const children = [...next.children].map((child) => {
    const kind = kindOf(child);
    const mine = own.get(kind);
    if (mine) return mine;
    const same = shown[kind]?.shift();
    const was = before[kind]?.shift();
    // It has groups that the reader opened, and is marked anew by itself.
    if (same instanceof HTMLElement && same.dataset['octavoTree'] === readSetting('tree')) return same;
    if (same && was && child.matches(FRAME)) patch(same, { next: child, last: was, own });
    else if (!same || !was?.isEqualNode(child)) return document.importNode(child, true);
    return same;
  });
  // What is in its place is not touched: it would lose its scroll and the focus.
  for (const [index, child] of children.entries())
    if (now.children.item(index) !== child) now.insertBefore(child, now.children.item(index));
  while (now.children.length > children.length) now.lastElementChild?.remove();
}

/** Its children by their kinds; those of one kind in their order. */
function indexByKind(parent: Element): Partial<Record<string, Element[]>> {
  const found: Partial<Record<string, Element[]>> = {};
  for (const child of parent.children) (found[kindOf(child)] ??= []).push(child);
  return found;
}

function has(list: Iterable<Element>, node: Element): boolean {
  return [...list].some((one) => one.isEqualNode(node));
}

function copyAttributes(now: Element, next: Element): void {
  for (const { name } of Array.from(now.attributes)) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes) setAttribute(now, name, value);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
