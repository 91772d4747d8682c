import { join } from 'node:path';
import type { Look } from '@octavo/core';
import { bundle } from 'lightningcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { createTestNavigation, createTestPageData, createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import type { SiteData } from '../../data/site-data.ts';
import { createFontStyle } from '../../style/create-font-style.ts';
import { DocsLayout } from '../docs-layout/docs-layout.tsx';

const PLAIN: Look = {
  layout: 'topnav',
  rounded: 'default',
  sidebarItems: 'container',
  topbar: 'default',
  eyebrow: 'section',
  codeBlock: 'auto',
  fonts: {},
};
const sheets = (name: string): string => bundle({ filename: join(import.meta.dirname, `../../${name}.css`), minify: true }).code.toString();
const page = sheets('page');
const looks = ['look', 'sidenav', 'side-search', 'decoration'].map(sheets).join('');

/** The document's HTML with this look. */
function render(own: Partial<Look>): string {
  return renderToStaticMarkup(
    <DocsLayout
      site={createTestSiteData({ look: { ...PLAIN, ...own } })}
      page={createTestPageData()}
      section={createSection()}
      navigation={createTestNavigation(2, 3)}
    />,
  );
}

describe.each([
  [{ layout: 'sidenav' }, 'data-layout="sidenav"', '.octavo[data-layout] .octavo-menu'],
  [{ layout: 'solidSidenav' }, 'data-layout="solidSidenav"', '.octavo[data-layout=solidSidenav]'],
  [{ rounded: 'sharp' }, 'data-rounded="sharp"', '.octavo[data-rounded=sharp]'],
  [{ sidebarItems: 'card' }, 'data-items="card"', '.octavo[data-items=card] .octavo-nav'],
  [{ sidebarItems: 'border' }, 'data-items="border"', '.octavo[data-items=border] .octavo-nav'],
  [{ sidebarItems: 'undecorated' }, 'data-items="undecorated"', '[data-items=undecorated]'],
  [{ topbar: 'gradient' }, 'data-topbar="gradient"', '.octavo[data-topbar=gradient] .octavo-top'],
  [{ codeBlock: 'dark' }, 'data-code="dark"', '.octavo[data-code=dark]'],
  [{ background: 'gradient' }, 'data-decoration="gradient"', '.octavo-backdrop[data-decoration=gradient]'],
  [{ background: 'grid' }, 'data-decoration="grid"', '.octavo-backdrop[data-decoration=grid]'],
  [{ background: 'windows' }, 'data-decoration="windows"', '.octavo-backdrop[data-decoration=windows]'],
  [{ eyebrow: 'breadcrumbs' }, 'class="octavo-breadcrumbs"', '.octavo-breadcrumbs'],
  [{ fonts: { headings: { family: 'A' } } }, 'data-heading-font=""', '.octavo[data-heading-font]'],
] as const)('%j', (own, attribute, selector) => {
  it('shows in the page, and has rules in the sheets of looks alone', () => {
    expect(render(own)).toContain(attribute);
    expect(render({})).not.toContain(attribute);
    expect(looks).toContain(selector);
    expect(page).not.toContain(selector);
  });
});

test('the container of the current item, and the backdrop of an image, are rules of every page', () => {
  expect(page).toMatch(/\.octavo-nav \[aria-current=page\][^{]*\{[^}]*background:var\(--octavo-color-primary-tint\)/);
  expect(page).toContain('.octavo-backdrop-image');
});

test('the search stands over the sidebar where the config says so', () => {
  const show = (search: NonNullable<SiteData['search']>): string =>
    renderToStaticMarkup(
      <DocsLayout
        site={createTestSiteData({ search })}
        page={createTestPageData()}
        section={createSection()}
        navigation={createTestNavigation(2, 3)}
      />,
    );
  expect(show({ location: 'side' })).toContain('data-search="side"');
  expect(show({ location: 'top' })).not.toContain('data-search');
  expect(looks).toContain('.octavo[data-search=side]');
});

test('a font of the site’s own reaches text and headings by tokens that the sheets use', () => {
  const style = createFontStyle({ body: { family: 'Inter', url: '/inter.woff2', weight: '450' }, headings: { family: 'Lora' } });
  const tokens = [...style.matchAll(/(--octavo-font-[\w-]+):/g)].map(([, token = '']) => token);
  expect(tokens).toEqual(expect.arrayContaining(['--octavo-font-sans', '--octavo-font-heading']));
  expect(tokens.filter((token) => !(page + looks).includes(`var(${token}`))).toEqual([]);
});
