import type { Page } from 'playwright-core';

import type { FieldCase } from '../../harness/fields-suite.ts';
import { readStyle } from '../../harness/read-page.ts';

const texts = (selector: string) => (page: Page) => page.locator(selector).allInnerTexts();
const links = (selector: string) => (page: Page) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));

const ANCHORS = [
  { name: 'Guides', url: 'guides', icon: '/images/icon-light.svg', color: '#FDE047' },
  { name: 'Chat', url: 'https://chat.example', color: { from: '#0d9488', via: '#6366f1', to: '#ec4899' } },
  { name: 'Old', url: 'v1/guides', version: 'v1' },
  { name: 'Internal', url: 'internal', isDefaultHidden: true },
];
const TOP = { name: 'The quay', icon: '/images/icon-dark.svg' };
const TABS = [
  { name: 'Reference', url: 'api' },
  { name: 'First edition', url: 'v1', version: 'v1' },
  { name: 'Watch', url: 'internal', isDefaultHidden: true },
];
const FEEDBACK = { suggestEdit: true, raiseIssue: true, thumbsRating: true };
const FOOTER = {
  links: [
    { title: 'Harbour', links: [{ label: 'Berths', url: '/guides/berths' }] },
    { title: 'More', links: [{ label: 'Jobs', url: 'https://jobs.example' }] },
  ],
};

/** Fields of the bar, the navigation and the foot. */
export const NAVIGATION_FIELDS: readonly FieldCase[] = [
  {
    field: 'logo',
    config: { logo: '/images/logo-light.svg' },
    read: async (page) => {
      const images = page.locator('.octavo-logo img');
      const shown = await images.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('src')));
      return shown.map((address) => address?.replace(/\?.*/, ''));
    },
    expected: ['/images/logo-light.svg'],
  },
  {
    field: 'topbarLinks',
    config: {
      topbarLinks: [
        { name: 'Support', url: 'mailto:port@example.com' },
        { type: 'github', url: 'https://github.com/harbour/harbour' },
      ],
    },
    read: links('.octavo-header .octavo-top-links a'),
    expected: [
      ['Support', 'mailto:port@example.com'],
      ['harbour/harbour', 'https://github.com/harbour/harbour'],
    ],
  },
  {
    field: 'topbarCtaButton',
    config: { topbarCtaButton: { name: 'Book a berth', url: 'https://book.example', style: 'pill', arrow: true } },
    read: async (page) => [
      await links('.octavo-header .octavo-button')(page),
      await page.locator('.octavo-header .octavo-button[data-style="pill"] svg').count(),
    ],
    expected: [[['Book a berth', 'https://book.example']], 1],
  },
  {
    field: 'versions, with a locale and an address elsewhere',
    config: {
      versions: [{ name: 'v2', locale: 'fr' }, 'v1', { name: 'Next', url: 'https://next.example' }],
    },
    read: async (page) => [await links('.octavo-header .octavo-versions-list a')(page), await page.locator('html').getAttribute('lang')],
    expected: [
      [
        ['v2', '/?version=v2'],
        ['v1', '/?version=v1'],
        ['Next', 'https://next.example'],
      ],
      'fr',
    ],
  },
  {
    field: 'anchors',
    config: { anchors: ANCHORS, topAnchor: TOP },
    read: texts('.octavo-anchors a'),
    expected: ['The quay', 'Guides', 'Chat'],
  },
  {
    field: 'anchors[].color and icon',
    config: { anchors: ANCHORS, topAnchor: TOP },
    read: (page) =>
      page.locator('.octavo-anchor-plate').evaluateAll(([, guides, chat]) => {
        if (guides === undefined || chat === undefined) return undefined;
        const { backgroundColor, color } = getComputedStyle(guides);
        const icon = guides.querySelector('img')?.getAttribute('src')?.replace(/\?.*/, '');
        return [backgroundColor, color, icon, getComputedStyle(chat).backgroundImage];
      }),
    expected: [
      'rgb(253, 224, 71)',
      'rgb(0, 0, 0)',
      '/images/icon-light.svg',
      'linear-gradient(135deg, rgb(13, 148, 136), rgb(99, 102, 241), rgb(236, 72, 153))',
    ],
  },
  {
    field: 'topAnchor',
    config: { topAnchor: TOP },
    read: async (page) => [
      await page.locator('.octavo-anchors a').first().innerText(),
      await page.locator('.octavo-anchors li:first-child img').count(),
    ],
    expected: ['The quay', 1],
  },
  {
    field: 'tabs',
    config: { tabs: TABS, primaryTab: { name: 'Ships' } },
    read: texts('.octavo-tabs-bar a'),
    expected: ['Ships', 'Reference'],
  },
  { field: 'primaryTab', config: { primaryTab: { name: 'Ships' } }, read: texts('.octavo-tabs-bar a >> nth=0'), expected: ['Ships'] },
  {
    field: 'tabs[].isDefaultHidden, on a page of the tab',
    config: { tabs: TABS },
    href: '/internal/rota',
    read: texts('.octavo-tabs-bar [aria-current]'),
    expected: ['Watch'],
  },
  {
    field: 'tabs[].version, in that version',
    config: { tabs: TABS },
    href: '/v1/start',
    read: texts('.octavo-tabs-bar [aria-current]'),
    expected: ['First edition'],
  },
  {
    field: 'footerSocials',
    config: {
      footerSocials: { github: 'https://github.com/harbour', 'hacker-news': 'https://news.example', website: 'https://harbour.example' },
    },
    read: links('.octavo-footer-socials a'),
    expected: [
      ['GitHub', 'https://github.com/harbour'],
      ['Hacker News', 'https://news.example'],
      ['Website', 'https://harbour.example'],
    ],
  },
  {
    field: 'footer.links',
    config: { footer: FOOTER },
    read: links('.octavo-footer-columns a'),
    expected: [
      ['Berths', '/guides/berths'],
      ['Jobs', 'https://jobs.example'],
    ],
  },
  {
    field: 'feedback.suggestEdit and raiseIssue',
    config: { feedback: FEEDBACK },
    href: '/guides/deep/tides',
    read: (page) =>
      page
        .locator('.octavo-feedback-links a')
        // Their words are those of the version's locale, where a build has all fields at once.
        .evaluateAll((all) => all.map((one) => new URL(one.getAttribute('href') ?? '').pathname)),
    expected: ['/harbour/docs/edit/main/site/guides/deep/tides.mdx', '/harbour/docs/issues/new'],
  },
  {
    field: 'feedback.thumbsRating',
    config: { feedback: FEEDBACK },
    read: (page) => page.locator('.octavo-rating button[aria-pressed=false]').count(),
    expected: 2,
  },
  {
    field: 'eyebrow.display',
    config: { eyebrow: { display: 'breadcrumbs' } },
    href: '/guides/deep/tides',
    read: links('.octavo-breadcrumbs a'),
    expected: [
      ['Guides', '/guides/berths'],
      ['Deep water', '/guides/deep/tides'],
    ],
  },
  {
    field: 'sidebar.items',
    config: { sidebar: { items: 'undecorated' } },
    read: (page) => readStyle(page.locator('.octavo-nav [aria-current="page"]'), 'background-color'),
    expected: 'rgba(0, 0, 0, 0)',
  },
  {
    field: 'topbar.style',
    config: { topbar: { style: 'gradient' } },
    read: async (page) => (await readStyle(page.locator('.octavo-top'), 'background-image')).startsWith('linear-gradient'),
    expected: true,
  },
  {
    field: 'modeToggle.isHidden',
    config: { modeToggle: { isHidden: true, default: 'light' } },
    read: (page) => page.locator('[data-octavo-mode-toggle]').count(),
    expected: 0,
  },
  {
    field: 'modeToggle: one mode, whatever the system',
    config: { modeToggle: { isHidden: true, default: 'light' } },
    system: 'dark',
    read: (page) => page.locator('html').getAttribute('data-octavo-mode'),
    expected: 'light',
  },
];
