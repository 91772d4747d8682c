import type { PageData, SectionData } from '@octavo/theme';
import { describe, expect, it } from 'vitest';
import { addressVersion, chooseSection, findMissingSection, linkSection, readVersion, withVersion } from './choose-section.ts';

describe('chooseSection', () => {
  it('shows a page in the wanted version where it stands in it, else in its own', () => {
    expect(chooseSection(createPage('/both', ['v2', 'v1']), {})).toBe('v2');
    expect(chooseSection(createPage('/both', ['v2', 'v1']), { version: 'v1' })).toBe('v1');
    expect(chooseSection(createPage('/new', ['v2']), { version: 'v1' })).toBe('v2');
    expect(chooseSection(createPage('/hidden', []), { version: 'v1' })).toBeUndefined();
  });
});

describe('linkSection', () => {
  it('leads to the same page of another version where there is one, else to its first page', () => {
    const hrefs = (page: PageData): string[] => linkSection(createSection('v2'), page).versions.map(({ href }) => href);
    expect(hrefs(createPage('/both', ['v2', 'v1']))).toEqual(['/both?version=v2', '/both?version=v1']);
    expect(hrefs(createPage('/new', ['v2']))).toEqual(['/new?version=v2', '/old?version=v1']);
    const counterparts = { v1: '/v1/new' };
    expect(hrefs({ ...createPage('/new', ['v2']), counterparts })).toEqual(['/new?version=v2', '/v1/new?version=v1']);
  });

  it('says which version lacks the page', () => {
    const lacking = (page: PageData): string[] =>
      linkSection(createSection('v2'), page).versions.flatMap(({ name, isWithoutPage }) => (isWithoutPage ? [name] : []));
    expect(lacking(createPage('/both', ['v2', 'v1']))).toEqual([]);
    expect(lacking(createPage('/new', ['v2']))).toEqual(['v1']);
    expect(lacking({ ...createPage('/new', ['v2']), counterparts: { v1: '/v1/new' } })).toEqual([]);
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
    expect(addressVersion(page, 'v1')).toBe('v1');
    expect(addressVersion(page, 'v2')).toBeUndefined();
    expect(addressVersion(page, 'v0')).toBeUndefined();
  });
});

function createSection(version: string): SectionData {
  const versions = [
    { name: 'v2', href: '/new', isActive: version === 'v2', isExternal: false },
    { name: 'v1', href: '/old', isActive: version === 'v1', isExternal: false },
  ];
  return {
    id: version,
    version,
    home: '/new',
    languages: [],
    products: [],
    versions,
    tabs: [],
    dropdowns: [],
    anchors: [],
  };
}

function createPage(href: string, sections: string[]): PageData {
  const places = sections.map((version) => ({ version }));
  return { href, title: href, file: `${href}.mdx`, sections, ...(places.length > 1 && { places }), toc: [], trail: [] };
}

it('an address without a page is shown in the section of the deepest folder that it is in', () => {
  const sections: [string, string][] = [
    ['/fr/', 'fr'],
    ['/fr/v1/', 'fr-v1'],
  ];
  expect(['/fr/a', '/fr', '/fr/v1/b', '/french', '/'].map((href) => findMissingSection(href, sections))).toEqual([
    'fr',
    'fr',
    'fr-v1',
    undefined,
    undefined,
  ]);
});
