import { describe, expect, test } from 'vitest';
import { createPageLocator } from './create-page-locator.ts';
import type { PageLocation } from './create-page-locator.ts';
import { findFirstPage } from '../navigation/find-first-page.ts';
import type { NavItem } from '../navigation/navigation.ts';
import { walkNavigation } from '../navigation/walk-navigation.ts';

const page = (href: string): NavItem => ({ kind: 'page', href, title: href.slice(1).toUpperCase() });
const group = (title: string, items: NavItem[]): NavItem => ({ kind: 'group', title, items });

const navigation: NavItem[] = [
  page('/a'),
  group('One', [{ kind: 'link', href: 'https://example.com', title: 'Link' }, group('Two', [page('/b'), page('/c')])]),
  group('Three', [page('/b'), page('/d')]),
  group('Links only', [{ kind: 'link', href: 'https://example.com', title: 'Link' }]),
];

test('walkNavigation goes in the order shown, with the groups around', () => {
  const steps = [...walkNavigation(navigation)].map(({ item, groups }) =>
    [...groups.map(({ title }) => title), item.kind === 'group' ? item.title : item.href].join(' > '),
  );
  expect(steps.slice(0, 6)).toEqual(['/a', 'One', 'One > https://example.com', 'One > Two', 'One > Two > /b', 'One > Two > /c']);
});

describe('createPageLocator', () => {
  const locate = createPageLocator([
    { id: 'one', navigation },
    { id: 'two', navigation: [page('/c'), page('/a')] },
  ]);
  const find = (href: string, id = 'one'): PageLocation => locate({ href, sections: [id, 'two'] });

  test('finds the pages beside, across groups and without links', () => {
    expect(find('/a')).toEqual({ trail: [], next: { href: '/b', title: 'B' } });
    expect(find('/b')).toMatchObject({ previous: { href: '/a', title: 'A' }, next: { href: '/c', title: 'C' } });
  });

  test('a page named twice counts where it stands first', () => {
    expect(find('/c')).toMatchObject({ previous: { href: '/b', title: 'B' }, next: { href: '/d', title: 'D' } });
    expect(find('/d').next).toBeUndefined();
    expect(find('/d').previous).toEqual({ href: '/c', title: 'C' });
  });

  test('names the groups above, each with its first page', () => {
    expect(find('/c').trail).toEqual([
      { title: 'One', href: '/b' },
      { title: 'Two', href: '/b' },
    ]);
  });

  test('a page outside has nothing; the own section counts', () => {
    expect(find('/x')).toEqual({ trail: [] });
    expect(locate({ href: '/a', sections: [] })).toEqual({ trail: [] });
    expect(find('/a', 'two')).toEqual({ trail: [], previous: { href: '/c', title: 'C' } });
  });
});

test('findFirstPage skips links', () => {
  expect(findFirstPage(navigation.slice(1))).toBe('/b');
  expect(findFirstPage(navigation.slice(3))).toBeUndefined();
});
