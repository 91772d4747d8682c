import { describe, expect, it } from 'vitest';
import { createLink, createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { createResultGroups, createStartGroups, listFoundWords } from './create-search-groups.ts';
import { ENGLISH } from '../../words/english.ts';
import { ENGLISH_SEARCH_WORDS } from './english-search-words.ts';
import type { SearchAnswer, SearchText } from '../../data/search-client.ts';

const ANSWER: SearchAnswer = {
  pages: [
    {
      href: '/routes',
      title: [mark('Routes')],
      trail: ['Guides'],
      hits: [
        { href: '/routes', excerpt: [plain('Every '), mark('route')] },
        { href: '/routes#limits', heading: [plain('Limits')], excerpt: [mark('Routes'), plain(' are few.')] },
      ],
    },
    { href: '/keys', title: [plain('Keys')], trail: [], hits: [{ href: '/keys#own', heading: [plain('Own')], excerpt: [] }] },
  ],
  shown: 2,
  total: 2,
  versions: {},
};

describe('createResultGroups', () => {
  it('gives a group for each page: the page, then its parts, counted through', () => {
    const groups = createResultGroups(ANSWER);
    expect(groups.map(({ label, items }) => [label, ...items.map(({ index, kind, href }) => `${index} ${kind} ${href}`)])).toEqual([
      ['Routes', '0 page /routes', '1 hit /routes#limits'],
      ['Keys', '2 page /keys', '3 hit /keys#own'],
    ]);
    expect(groups[0]?.items[0]?.excerpt).toEqual([plain('Every '), mark('route')]);
    expect(groups[1]?.items[0]?.excerpt).toBeUndefined();
  });
});

describe('createStartGroups', () => {
  it('leads to recent searches, to the parts of the site once each, and to all pages', () => {
    const tabs = [createLink('Guides', '/'), createLink('API', '/api'), { ...createLink('Blog', 'https://a.example'), isExternal: true }];
    const anchors = [createLink('Reference', '/api')];
    const words = { ...ENGLISH, ...ENGLISH_SEARCH_WORDS };
    const section = { ...createSection(), tabs, anchors };
    const groups = createStartGroups(['routes'], { site: createTestSiteData({ contents: '/all' }), section, words });
    expect(groups.map(({ label, items }) => [label, ...items.map(({ title, href }) => [toText(title), href])])).toEqual([
      ['Recent searches', ['routes', undefined]],
      ['Browse', ['Guides', '/'], ['API', '/api'], ['All pages', '/all']],
    ]);
    expect(createStartGroups([], { site: createTestSiteData(), section: undefined, words }).map(({ label }) => label)).toEqual(['Browse']);
  });
});

describe('listFoundWords', () => {
  it('lists what was found in one page, as it is written there, once', () => {
    expect(listFoundWords(ANSWER, '/routes?version=v1#limits')).toEqual(['routes', 'route']);
    expect(listFoundWords(ANSWER, '/lost')).toEqual([]);
  });
});

function mark(text: string): SearchText[number] {
  return { text, isMatch: true };
}

function plain(text: string): SearchText[number] {
  return { text, isMatch: false };
}

function toText(text: SearchText): string {
  return text.map((piece) => piece.text).join('');
}
