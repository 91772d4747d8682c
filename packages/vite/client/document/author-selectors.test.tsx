import type { DivisionLink } from '@octavo/core';
import { OctavoProvider } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { loadTestApi } from '../../../openapi/src/load/load-fixture.ts';
import type { ApiPageData } from '../../../openapi/src/page/api-page-data.ts';
import { ApiPage } from '../../../openapi/src/react/api-page.tsx';
import { createComponentCases } from '../../../theme/src/components/component-cases.tsx';
import { createSection, createTestNavigation, createTestPageData, createTestSiteData } from '../../../theme/src/fixtures/create-fixture.ts';
import type { SearchClient } from '../../../theme/src/data/search-client.ts';
import { DocsLayout } from '../../../theme/src/layout/docs-layout/docs-layout.tsx';
import { runNamingScript } from '../../src/author-styles/fixtures/run-naming-script.ts';
import { translateSelector } from '../../src/author-styles/translate-selector.ts';

/**
 * What the style sheets and scripts of some sixty public sites look for in the documents of the hosted original, each selector as it is
 * written there, its parts told apart. Names of an author's own elements, utility classes and tokens of another highlighter are left out.
 */
const IN_STYLE_SHEETS = [
  '#background-color',
  '#banner',
  '#body-content',
  '#content',
  '#content-area',
  '#content-area.grow',
  '#content-container',
  '#content-side-layout',
  '#footer',
  '#header',
  '#header.relative',
  '#mdx-content',
  '#mobile-nav',
  '#mobile-nav-content',
  '#navbar',
  '#navbar-transition',
  '#navbar-transition-maple',
  '#navigation-items',
  '#page-title',
  '#pagination',
  '#search-bar-entry',
  '#sidebar',
  '#sidebar-content',
  '#table-of-contents',
  '#table-of-contents-content',
  '#topbar-cta-button',
  '#topbar-cta-button a',
  '#topbar-links',
  '#sidebar a',
  '#sidebar-content li a',
  '#navbar a',
  '#content-area h1',
  '.accordion',
  '.callout',
  '.card',
  '.card-group',
  '.code-block',
  '.code-group',
  '.eyebrow',
  '.frame',
  '.mdx-content',
  '.mobile-nav-tabs-item',
  '.nav-anchor',
  '.nav-dropdown-content',
  '.nav-dropdown-item',
  '.nav-dropdown-item-description',
  '.nav-dropdown-item-icon',
  '.nav-dropdown-trigger',
  '.nav-logo',
  '.nav-tabs',
  '.nav-tabs-item',
  '.nav-tabs a[aria-current]',
  '.prose',
  '.prose h2',
  '.sidebar-group',
  '.sidebar-group-header',
  '.sidebar-title',
  '.step',
  '.steps',
  '.tabs',
  '.toc',
  '.toc-item',
  '.topbar-right-container',
  '.update',
  '[data-active="true"]',
  '[data-depth="0"]',
  '[data-depth="1"] a',
  '[aria-current="page"]',
  '[class*="callout"]',
  '[class*="card"]',
  '[class*="card-group"], [class*="columns"]',
  '[class*="code-group"]',
  '[class*="prose"]',
  '[class*="sidebar"]',
  '[class*="step"]',
  '[class*="tab"]',
  '[class*="toc"]',
  '[data-badge]',
  '[data-component-name="theme-toggle"]',
  '[data-component-part="accordion"]',
  '[data-component-part="accordion-content"]',
  '[data-component-part="card-title"]',
  '[data-component-part="expandable-button"]',
  '[data-component-part="field-info-pill"]',
  '[data-component-part="field-meta"]',
  '[data-component-part="step-number"]',
  '[data-component-part="tab-button"]',
  '[role="tab"]',
  '[role="tablist"]',
  '[data-component-part="tab-content"]',
  '[data-component-part="update-label"]',
  '[data-component-part="callout-content"]',
  '[data-as="p"]',
  '[data-testid="copy-code-button"]',
  '#almond-background-color',
  '#content-container',
  '#sidebar .sidebar-group',
  '#sidebar-content a[aria-current="page"]',
  '#sidebar-content li[data-active]',
  '.code-block-background',
  '.nav-dropdown-item-title',
  '.nav-logo',
  '.pagination-next .pagination-title',
  '.update [data-component-part="update-content"]',
  '.tree-folder .tree-file',
  'details.accordion > summary',
  ':has(> #page-title)',
  '#content-area [class*="tab"] button[aria-selected="true"]',
  '#content-area :not(pre) > code',
  '#topbar-cta-button > a > span',
  'article h1',
  'main h1',
  'footer',
  'h1, h2, h3',
  'input',
] as const;

/** As `IN_STYLE_SHEETS`, of the page of an API. */
const OF_API_PAGES = [
  '.api-section',
  '.api-section-heading',
  '.field',
  '.method-pill',
  '.tryit-button',
  '#content-area .api-section',
] as const;

const IN_SCRIPTS = [
  '#banner',
  '#content-area',
  '#footer',
  '#header',
  '#navbar',
  '#navigation-items a[href]',
  '#page-title',
  '#search-bar-entry',
  '#sidebar',
  '#sidebar-content',
  '#theme-preference-menu-trigger',
  '#table-of-contents',
  '#topbar-cta-button a[href]',
  'header#header',
  '.card',
  '.code-block',
  '.mdx-content',
  '.nav-tabs-item',
  '.topbar-right-container',
  '[data-component-part="card-title"]',
  '[role="tablist"]',
  '#pagination a[href]',
  '#table-of-contents .toc-item',
  '#topbar-cta-button > a',
  '.nav-tabs .nav-tabs-item',
  '.nav-anchor',
  '.sidebar-group-header',
  '[data-component-part="pagination-title"]',
  '[data-component-part="update-label"]',
  '[data-component-name="theme-toggle"]',
] as const;

const SEARCH: SearchClient = {
  load: () => Promise.resolve(),
  search: () => Promise.resolve({ pages: [], shown: 0, total: 0, versions: {} }),
  subscribe: () => () => {},
};

const SPEC = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  servers: [{ url: 'https://a.test' }],
  paths: {
    '/r/{id}': {
      post: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { m: { type: 'string' } } } } } },
        responses: { 200: { description: 'OK' } },
      },
    },
  },
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('a style sheet finds what it names', () => {
  const container = show(<Page />);
  expect(listLost(IN_STYLE_SHEETS, container)).toEqual([]);
});

test('a style sheet finds what it names of an API page', () => {
  const container = show(<ApiApp />);
  expect(listLost(OF_API_PAGES, container)).toEqual([]);
});

test('a script finds what it names', () => {
  const container = show(<Page />);
  runNamingScript();
  expect(IN_SCRIPTS.filter((selector) => container.querySelector(selector) === null)).toEqual([]);
});

function show(page: ReactElement): Element {
  document.body.innerHTML = renderToString(page);
  return document.body;
}

function listLost(selectors: readonly string[], container: Element): string[] {
  return selectors.filter((selector) => container.querySelector(translateSelector(selector)) === null);
}

function Page(): ReactElement {
  const section = { ...createSection(), dropdowns: [createDropdown('A', true), createDropdown('B', false)] };
  const site = createTestSiteData({
    backgroundImage: '/b.svg',
    topbarCtaButton: { type: 'link', name: 'Start', url: 'https://start.test', arrow: false },
    banner: { content: 'New', type: 'info', isDismissible: false },
    logo: { light: '/a.svg', dark: '/a.svg', href: '/' },
  });
  return (
    <DocsLayout site={site} search={SEARCH} page={createTestPageData()} section={section} navigation={createTestNavigation(2, 4)}>
      <h2 id="first">First</h2>
      <h3 id="second">Second</h3>
      {createComponentCases().map(({ name, Component, props }) => (
        <Component key={name} {...props} />
      ))}
    </DocsLayout>
  );
}

function createDropdown(name: string, isActive: boolean): DivisionLink {
  return { name, href: `/${name}`, isActive, isExternal: false, icon: { name: 'rocket' }, description: 'About it' };
}

function ApiApp(): ReactElement {
  const operation = loadTestApi({ 'api.yaml': SPEC }).operation('POST /r/{id}');
  if (operation === undefined) throw new Error('The file must be an API.');
  const data: ApiPageData = {
    api: { source: 'api.yaml', title: 'A' },
    chunks: {},
    expanded: 'all',
    kind: 'operation',
    operation,
    playground: 'show',
    languages: [],
    extent: 'required',
  };
  return (
    <DocsLayout site={createTestSiteData()} page={createTestPageData()} section={createSection()} navigation={[]}>
      <OctavoProvider value={{ site: createTestSiteData() }}>
        <ApiPage data={data} />
      </OctavoProvider>
    </DocsLayout>
  );
}
