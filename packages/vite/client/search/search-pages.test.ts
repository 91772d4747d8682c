import { segmentText } from '@octavo/core/internal';
import { describe, expect, it } from 'vitest';
import { findPages, isFound, prepareResult } from './search-pages.ts';
import type { Fragment } from './search-pages.ts';
import { chooseTerms } from './search-terms.ts';

const CONTENT = 'Intro words. Set up Create a route first, then rotate keys. Code routes.create() and retryCount';

describe('isFound', () => {
  it.each([
    ['routes', true],
    ['routing', true],
    ['rotating', true],
    ['create', true],
    ['count', true],
    ['rot', true],
    ['webhok', false],
    ['kettle', false],
    ['created', true],
    ['routs', true],
    ['rouge', false],
  ])('%s: %s', (text, expected) => {
    expect(isFound({ text, isRun: false }, [prepareResult(createFragment(), [...CONTENT.split(' ').keys()])])).toBe(expected);
  });
});

describe('findPages', () => {
  it('gives the parts in which something was found, with the words around it', () => {
    const [page] = findPages([prepareResult(createFragment(), [3, 6, 14])], chooseTerms('route'));
    expect(page?.href).toBe('/keys');
    expect(page?.trail).toEqual(['API', 'Start', 'Here']);
    expect(page?.hits.map(({ href, heading }) => [href, heading?.map(({ text }) => text).join('')])).toEqual([
      ['/keys#set-up', 'Set up'],
      ['/keys#code%3F', 'Code'],
    ]);
    expect(page?.hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'route', isMatch: true }]);
  });

  it('ends an excerpt of a script without spaces without the mark between its words', () => {
    const content = segmentText(`灯台${'の明かりを点ける'.repeat(10)}`);
    const [page] = findPages([prepareResult({ ...createFragment(), content, anchors: [] }, [0])], chooseTerms('灯台'));
    const excerpt = page?.hits[0]?.excerpt.map(({ text }) => text).join('');
    expect(excerpt).toMatch(/^灯台の明かり[^|]* …$/);
  });

  it('shows the description of a page of which only the title was found', () => {
    const [page] = findPages([prepareResult(createFragment(), [])], chooseTerms('keys'));
    expect(page?.title).toEqual([{ text: 'Keys', isMatch: true }]);
    expect(page?.hits).toEqual([{ href: '/keys', excerpt: [{ text: 'All about them', isMatch: false }] }]);
  });
});

function createFragment(): Fragment {
  return {
    url: '/keys',
    content: CONTENT,
    meta: { title: 'Keys', description: 'All about them', trail: 'Start › Here', division: 'API' },
    anchors: [
      { element: 'h2', id: 'set-up', text: 'Set up', location: 2 },
      { element: 'h2', id: 'code?', text: 'Code', location: 11 },
    ],
    weighted_locations: [],
  };
}
