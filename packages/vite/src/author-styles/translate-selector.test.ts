import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FAMILIAR_CLASS_SELECTORS, FAMILIAR_COMPONENTS, FAMILIAR_ID_SELECTORS, FAMILIAR_PARTS } from './familiar-names.ts';
import { translateSelector } from './translate-selector.ts';

test.each([
  ['#navbar a', ':is(#navbar, .octavo-top) a'],
  ['#header.relative > p', ':is(#header.relative, .octavo-article-header) > p'],
  [String.raw`#content-area.xl\:w-1\/2.grow`, String.raw`:is(#content-area.xl\:w-1\/2.grow, #content-area)`],
  ['#navbar.scrolled', ':is(#navbar, .octavo-top).scrolled'],
  ['#navbar-transition-maple', ':is(#navbar-transition-maple, .octavo-top)'],
  ['[data-component-name="theme-toggle"]', ':is([data-component-name="theme-toggle"], [data-octavo-mode-toggle])'],
  ['.dark .card:hover', ":is(.dark, [data-octavo-mode='dark']) :is(.card, .octavo-card):hover"],
  ['html:not(.dark) #navbar div', "html:not(:is(.dark, [data-octavo-mode='dark'])) :is(#navbar, .octavo-top) div"],
  ['.nav-tabs > a:hover', ':is(.nav-tabs, .octavo-tabs-bar-list > li) > a:hover'],
  ['.nav-tabs > li', ':is(.nav-tabs, .octavo-tabs-bar-list) > li'],
  ['.mint-card p', ':is(.mint-card, .octavo-card) p'],
  ['img.nav-logo', 'img:is(.nav-logo, .octavo-logo img)'],
  ['accordion-group > accordion', ':is(accordion-group, .octavo-accordion-group) > :is(accordion, .octavo-accordion)'],
  ['[data-component-part="step-number"]>div', ':is([data-component-part="step-number"], .octavo-step-marker)>div'],
  [
    '.callout[data-callout-type="note"]',
    `:is(.callout, .octavo-callout):is([data-callout-type="note"], .octavo-callout[data-type='note'])`,
  ],
  ['div[data-callout-type] a', 'div:is([data-callout-type], .octavo-callout) a'],
  ['li[data-depth="0"]', `li:is([data-depth="0"], .octavo-toc-list [data-level='0'])`],
  ['li[data-active]', "li:is([data-active], [aria-current], [aria-selected='true'], :has(> [aria-current]))"],
  ['a[data-active="true"]', `a:is([data-active="true"], [aria-current], [aria-selected='true'], :has(> [aria-current]))`],
  ['#content span[data-as="p"]', ':is(#content, .octavo-prose:not(.octavo-description)) :is(span[data-as="p"], p)'],
  ['li[id="/start"] a', `li:is([id="/start"], :has(> a[href$='/start'])) a`],
  ["[data-page-mode='frame'] p", ":is([data-page-mode='frame'], :has([data-mode='frame'])) p"],
  ['#navigation-items > ul.sidebar-group', ':is(#navigation-items, .octavo-nav > ul > li) > ul:is(.sidebar-group, .octavo-nav ul ul)'],
  ['.sidebar-group:has(> li[data-active]) a', ':is(.sidebar-group, .octavo-nav ul ul):has(> li > [aria-current]) a'],
  ['#topbar-cta-button > a > span', ':is(#topbar-cta-button > a > span, .octavo-header-links > .octavo-button)'],
  ['#topbar-cta-button .bg-primary-dark p', ':is(#topbar-cta-button .bg-primary-dark, .octavo-header-links > .octavo-button) p'],
  ['#almond-background-color', ':is(#almond-background-color, .octavo-backdrop)'],
])('%s', (selector, expected) => {
  expect(translateSelector(selector)).toBe(expected);
});

test.each([
  'link',
  '.card-of-mine',
  'a[href*="#navbar .card"]',
  String.raw`.dark\:bg-background-dark:is(main *)`,
  '.mine::before',
  '#mine.relative',
  '#mine-maple',
  '#constructor.toString',
  '[data-component-part]',
  'a:nth-child(2n + 1)',
])('what names nothing of the original stays as it is: %s', (selector) => {
  expect(translateSelector(selector)).toBe(selector);
});

test('every name of ours is a class of the theme or of the API pages', () => {
  const packages = fileURLToPath(new URL('../../../', import.meta.url));
  const text = ['theme/src', 'openapi/src'].map((folder) => readFolder(path.join(packages, folder))).join('\n');
  const names = [FAMILIAR_ID_SELECTORS, FAMILIAR_CLASS_SELECTORS, FAMILIAR_COMPONENTS, FAMILIAR_PARTS].flatMap(
    (group) =>
      Object.values(group)
        .join(' ')
        .match(/octavo-[\w-]+/g) ?? [],
  );
  const unknown = names.filter((name) => name !== 'octavo-mode' && !new RegExp(String.raw`(?<!\.)\b${name}\b(?!-)`).test(text));
  expect(unknown).toEqual([]);
});

function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
