import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

const page: ReactElement = (
  <>
    <Accordion title="Outer one" id="outer">
      <Accordion title="Inner one">
        <p id="deep">Deep</p>
      </Accordion>
    </Accordion>
    <Accordion title="Other" defaultOpen="true">
      Text
    </Accordion>
  </>
);

function openTitles(container: HTMLElement): (string | null | undefined)[] {
  return [...container.querySelectorAll('details[open]')].map((details) => details.querySelector('.octavo-accordion-title')?.textContent);
}

function goTo(hash: string): void {
  act(() => {
    window.history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('is closed unless defaultOpen says otherwise', () => {
  expect(openTitles(render(page).container)).toEqual(['Other']);
});

test('the hash opens the one it names, not those inside', () => {
  const { container } = render(page);
  goTo('#outer');
  expect(openTitles(container)).toEqual(['Outer one', 'Other']);
});

test('the hash opens the parents of what it names', () => {
  const { container } = render(page);
  goTo('#deep');
  expect(openTitles(container)).toEqual(['Outer one', 'Inner one', 'Other']);
});

test('the slug of a title is a hash too, on arrival', () => {
  window.history.replaceState(null, '', '/#inner-one');
  expect(openTitles(render(page).container)).toEqual(['Outer one', 'Inner one', 'Other']);
});

test('an id wins over a slug', () => {
  const { container } = render(
    <>
      {page}
      <h2 id="inner-one">Inner one</h2>
    </>,
  );
  goTo('#inner-one');
  expect(openTitles(container)).toEqual(['Other']);
});

test('a hash that names nothing, or is malformed, changes nothing', () => {
  const { container } = render(page);
  goTo('#nowhere');
  goTo('#%');
  expect(openTitles(container)).toEqual(['Other']);
});
