import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UpdateFilter } from './update-filter.tsx';
import { Update } from './update.tsx';
import { settle } from '../../fixtures/settle.ts';

const page = (
  <>
    <UpdateFilter tags={['API', 'Web']} />
    <Update label="May" tags={['API']}>
      a
    </Update>
    <Update label="April" tags='["Web", "API"]'>
      b
    </Update>
    <Update label="March">c</Update>
  </>
);

async function show(): Promise<void> {
  render(page);
  // What filters them is a file of its own.
  await settle();
}

function shown(): (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>('.octavo-update:not([hidden]) .octavo-update-label')].map((label) => label.textContent);
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('tags filter, all of them together, and are kept in the address', async () => {
  await show();
  expect(shown()).toEqual(['May', 'April', 'March']);
  fireEvent.click(screen.getByRole('button', { name: 'Web' }));
  expect(shown()).toEqual(['April']);
  expect(window.location.search).toBe('?tags=Web');
  fireEvent.click(screen.getByRole('button', { name: 'API' }));
  expect(shown()).toEqual(['April']);
  expect(new URLSearchParams(window.location.search).get('tags')).toBe('Web,API');
  expect(screen.getByRole('button', { name: 'API' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'API' }));
  fireEvent.click(screen.getByRole('button', { name: 'Web' }));
  expect([shown().length, window.location.search]).toEqual([3, '']);
});

test('an address with tags arrives filtered, and going back shows all', async () => {
  window.history.replaceState(null, '', '/?tags=API');
  await show();
  expect(shown()).toEqual(['May', 'April']);
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new Event('popstate'));
  });
  expect(shown()).toHaveLength(3);
});
