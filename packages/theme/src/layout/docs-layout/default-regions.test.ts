import { expect, it } from 'vitest';
import { COMPONENT_NAMES } from '../../components/component-names.ts';
import { defaultRegions, isRegion } from './default-regions.ts';

it('names no region as a component: one list of names replaces either', () => {
  expect(Object.keys(defaultRegions).filter((name) => (COMPONENT_NAMES as readonly string[]).includes(name))).toEqual([]);
});

it('tells regions and their slots from components', () => {
  const names = ['Header', 'PageMenu', 'NotFound', 'BeforeArticle', 'AfterToc', 'AfterNotFound', 'Article', 'BeforePageMenu', 'Card'];
  expect(names.filter(isRegion)).toEqual(['Header', 'PageMenu', 'NotFound', 'BeforeArticle', 'AfterToc']);
});
