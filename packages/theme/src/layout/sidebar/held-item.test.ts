import { afterEach, describe, expect, it } from 'vitest';
import { findHeldItem, restoreHeldItem } from './held-item.ts';
import { revealCurrent } from '../../behaviors/reveal-current.ts';

describe('held items', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('scrolls by what the item moved, by its twin when the list was replaced', () => {
    const scroller = createList('<a href="/a">A</a><a href="/b" aria-current="page">B</a>');
    place(scroller.querySelector('[href="/b"]'), 100);
    const held = findHeldItem(scroller, undefined);
    scroller.innerHTML = '<a href="/b">B</a>';
    place(scroller.querySelector('a'), 340);
    if (held !== undefined) restoreHeldItem(scroller, held);
    expect(scroller.scrollTop).toBe(240);
  });

  it('holds the link to the next page rather than the one that was current', () => {
    const scroller = createList('<a href="/a" aria-current="page">A</a><a href="/b">B</a>');
    expect(findHeldItem(scroller, '/b')?.element.textContent).toBe('B');
    expect(findHeldItem(scroller, '/nowhere')?.element.textContent).toBe('A');
  });

  it('gives the focus to the button that took a link’s place', () => {
    const scroller = createList('<a href="/a">Group</a>');
    scroller.querySelector('a')?.focus();
    const held = findHeldItem(scroller, undefined);
    scroller.innerHTML = '<button>Group</button>';
    if (held !== undefined) restoreHeldItem(scroller, held);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});

describe('revealCurrent', () => {
  it('scrolls to a link below the box and leaves one inside it alone', () => {
    const scroller = createList('<a href="/a" aria-current="page">A</a>');
    scroller.getBoundingClientRect = () => new DOMRect(0, 0, 200, 600);
    place(scroller.querySelector('a'), 300);
    revealCurrent(scroller);
    expect(scroller.scrollTop).toBe(0);
    place(scroller.querySelector('a'), 900);
    revealCurrent(scroller);
    expect(scroller.scrollTop).toBe(900);
  });
});

function createList(html: string): HTMLElement {
  const scroller = document.createElement('div');
  scroller.innerHTML = html;
  document.body.append(scroller);
  return scroller;
}

function place(element: Element | null, top: number): void {
  if (element === null) throw new Error('no element to place');
  element.getBoundingClientRect = () => new DOMRect(0, top, 200, 30);
}
