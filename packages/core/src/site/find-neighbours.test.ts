import { describe, expect, test } from 'vitest';
import { findNeighbours } from './find-neighbours.ts';
import { findFirstPage, findTrail } from './find-trail.ts';
import type { NavItem } from './navigation.ts';
import { walkNavigation } from './walk-navigation.ts';

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

describe('findNeighbours', () => {
  test('crosses groups and skips links', () => {
    expect(findNeighbours(navigation, '/a')).toEqual({ next: { href: '/b', title: 'B' } });
    expect(findNeighbours(navigation, '/b')).toEqual({ previous: { href: '/a', title: 'A' }, next: { href: '/c', title: 'C' } });
  });

  test('a page named twice counts where it stands first', () => {
    expect(findNeighbours(navigation, '/c')).toEqual({ previous: { href: '/b', title: 'B' }, next: { href: '/d', title: 'D' } });
    expect(findNeighbours(navigation, '/d')).toEqual({ previous: { href: '/c', title: 'C' } });
  });

  test('a page outside has none', () => {
    expect(findNeighbours(navigation, '/x')).toEqual({});
    expect(findNeighbours([], '/a')).toEqual({});
  });
});

describe('findTrail', () => {
  test('names the groups above, each with its first page', () => {
    expect(findTrail(navigation, '/c')).toEqual([
      { title: 'One', href: '/b' },
      { title: 'Two', href: '/b' },
    ]);
    expect(findTrail(navigation, '/a')).toEqual([]);
    expect(findTrail(navigation, '/x')).toEqual([]);
  });
});

test('findFirstPage skips links', () => {
  expect(findFirstPage(navigation.slice(1))).toBe('/b');
  expect(findFirstPage(navigation.slice(3))).toBeUndefined();
});
