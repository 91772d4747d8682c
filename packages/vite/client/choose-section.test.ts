import type { PageData, SectionData, SiteData } from '@octavo/theme';
import { describe, expect, it } from 'vitest';
import { addressVersion, chooseSection, readVersion, withVersion } from './choose-section.ts';

const SITE: SiteData = {
  name: 'Ferry',
  base: '/',
  home: '/new',
  contents: '/all-pages',
  colors: { primary: '#00aa77', light: '#00aa77', dark: '#00aa77' },
  topbarLinks: [],
  modeToggle: { isHidden: false },
  footerSocials: [],
  footerLinks: [],
  sections: [createSection('v2', '/new'), createSection('v1', '/old')],
};

describe('chooseSection', () => {
  it('shows a page in the wanted version where it stands in it, else in its own', () => {
    expect(chooseSection(SITE, createPage('/both', ['v2', 'v1']), {})?.id).toBe('v2');
    expect(chooseSection(SITE, createPage('/both', ['v2', 'v1']), { version: 'v1' })?.id).toBe('v1');
    expect(chooseSection(SITE, createPage('/new', ['v2']), { version: 'v1' })?.id).toBe('v2');
  });

  it('leads to the same page of another version where there is one, else to its first page', () => {
    const hrefs = (page: PageData): string[] => chooseSection(SITE, page, {})?.versions.map(({ href }) => href) ?? [];
    expect(hrefs(createPage('/both', ['v2', 'v1']))).toEqual(['/both?version=v2', '/both?version=v1']);
    expect(hrefs(createPage('/new', ['v2']))).toEqual(['/new?version=v2', '/old?version=v1']);
    const counterparts = { v1: '/v1/new' };
    expect(hrefs({ ...createPage('/new', ['v2']), counterparts })).toEqual(['/new?version=v2', '/v1/new?version=v1']);
  });

  it('has none for a page outside navigation, or for no page', () => {
    expect(chooseSection(SITE, createPage('/hidden', []), { version: 'v1' })).toBeUndefined();
    expect(chooseSection(SITE, createPage('/gone', ['v0']), {})).toBeUndefined();
    expect(chooseSection(SITE, undefined, { version: 'v1' })).toBeUndefined();
  });
});

describe('the version in the address', () => {
  it('is read, set and taken out', () => {
    expect(readVersion('?a=1&version=v1')).toBe('v1');
    expect(readVersion('?a=1')).toBeUndefined();
    const url = new URL('https://ferry.example/docs/fares?a=1#night');
    expect(withVersion(url, 'v 1')).toBe('/docs/fares?a=1&version=v+1#night');
    expect(withVersion(new URL('?version=v1', url), undefined)).toBe('/docs/fares');
    expect(url.search).toBe('?a=1');
  });

  it('is kept only where the page would not be shown in it anyway', () => {
    const page = createPage('/both', ['v2', 'v1']);
    expect(addressVersion(SITE, page, 'v1')).toBe('v1');
    expect(addressVersion(SITE, page, 'v2')).toBeUndefined();
    expect(addressVersion(SITE, page, 'v0')).toBeUndefined();
  });
});

function createSection(version: string, home: string): SectionData {
  const versions = [
    { name: 'v2', href: '/new', isActive: version === 'v2', isExternal: false },
    { name: 'v1', href: '/old', isActive: version === 'v1', isExternal: false },
  ];
  return { id: version, names: [version], version, home, languages: [], products: [], versions, tabs: [], dropdowns: [], anchors: [] };
}

function createPage(href: string, sections: string[]): PageData {
  return { href, title: href, file: `${href}.mdx`, sections, toc: [], trail: [] };
}
