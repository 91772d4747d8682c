import { afterEach, expect, test } from 'vitest';
import { runNamingScript } from './fixtures/run-naming-script.ts';
import { findParts, nameParts } from './name-parts.ts';

const NAMES = {
  ids: { navbar: '.octavo-top', sidebar: '.octavo-sidebar', 'table-of-contents': '.octavo-toc', 'table-of-contents-layout': '.octavo-toc' },
  classes: { card: '.octavo-card' },
  values: { 'data-component-part': { 'card-title': '.octavo-card-title' } },
  themes: ['maple'],
};

// Its place is taken by what finds parts.
afterEach(() => void Reflect.deleteProperty(document, 'getElementById'));

test('parts have the names by which scripts look for them', () => {
  document.body.innerHTML = `
    <div class="octavo-top"></div><nav class="octavo-sidebar" id="mine"></nav><aside class="octavo-toc"></aside>
    <div class="octavo-card"><p class="octavo-card-title"></p></div><div class="octavo-card"></div>`;
  nameParts(NAMES);
  nameParts(NAMES);
  expect(document.getElementById('navbar')?.className).toBe('octavo-top');
  expect(document.getElementById('mine')?.className).toBe('octavo-sidebar');
  expect(document.getElementById('table-of-contents')).not.toBeNull();
  expect(document.getElementById('table-of-contents-layout')).toBeNull();
  expect(document.querySelectorAll('.card')).toHaveLength(2);
  expect(document.querySelector('[data-component-part="card-title"]')?.tagName).toBe('P');
});

test('an element that has an id is found by its other names, and by one with the name of a theme', () => {
  document.body.innerHTML = '<div class="octavo-top" id="own"></div><aside class="octavo-toc"></aside>';
  nameParts(NAMES);
  findParts(NAMES);
  expect(document.getElementById('own')?.className).toBe('octavo-top');
  for (const name of ['navbar', 'navbar-maple']) expect(document.getElementById(name)?.className).toBe('octavo-top');
  expect(document.getElementById('table-of-contents-layout')?.className).toBe('octavo-toc');
  expect(document.getElementById('nothing')).toBeNull();
});

test("a heading of the author's keeps its id", () => {
  document.body.innerHTML = '<div class="octavo-top"></div><h2 id="navbar"></h2>';
  nameParts(NAMES);
  expect(document.getElementById('navbar')?.tagName).toBe('H2');
  expect(document.querySelector('.octavo-top')?.id).toBe('');
});

test('the script runs by itself, and names what comes later', async () => {
  document.body.innerHTML = '<main></main>';
  runNamingScript();
  document.body.innerHTML = '<div class="octavo-top"></div>';
  await expect.poll(() => document.getElementById('navbar')?.className).toBe('octavo-top');
});
