import type { NavItem } from '@octavo/core';
import { describe, expect, it } from 'vitest';
import { createTestNavigation, createTestNavPage } from '../../fixtures/create-fixture.ts';
import { createSidebarEntries } from './create-sidebar-entries.ts';
import type { SidebarEntry, SidebarOptions } from './create-sidebar-entries.ts';

const nested: NavItem[] = [
  {
    kind: 'group',
    title: 'Top',
    items: [
      createTestNavPage('/a'),
      {
        kind: 'group',
        title: 'Inner',
        items: [createTestNavPage('/b'), { kind: 'group', title: 'Deep', items: [createTestNavPage('/c')] }],
      },
      { kind: 'group', title: 'Other', items: [createTestNavPage('/d')] },
    ],
  },
];

describe('createSidebarEntries', () => {
  it('opens every top-level group of a small division and only the current branch below', () => {
    expect(show(nested, { current: '/a' })).toEqual(['Top', ' /a*', ' +Inner', ' +Other']);
    expect(show(nested, { current: '/c' })).toEqual(['Top', ' /a', ' Inner', '  /b', '  Deep', '   /c*', ' +Other']);
  });

  it('opens every top-level group of a large division too', () => {
    expect(show(createTestNavigation(4, 20), { current: '/g2/p0' })).toHaveLength(4 + 80);
    expect(show([...createTestNavigation(30, 5), ...nested], { current: '/g2/p0' })).toContain(' +Inner');
  });

  it('leaves a group without a title open: it has nothing to be opened by', () => {
    const untitled: NavItem = { kind: 'group', title: '', items: [createTestNavPage('/x')] };
    const blank: NavItem = { kind: 'group', title: ' ', items: [createTestNavPage('/y')] };
    const shown = show([untitled, blank, ...createTestNavigation(4, 40)], { current: '/g2/p0', isStatic: true });
    expect(shown).toContain(' /x');
    expect(shown).toContain(' /y');
  });

  it('gives light HTML the groups around the current one while they have 40 pages together', () => {
    const light = (current: string | undefined): string[] =>
      show(createTestNavigation(10, 13), { current, isStatic: true }).filter((line) => !line.startsWith(' '));
    expect(light('/g5/p0').filter((line) => !line.startsWith('+'))).toEqual(['Group 3', 'Group 4', 'Group 5', 'Group 6', 'Group 7']);
    expect(light(undefined).filter((line) => !line.startsWith('+'))).toEqual(['Group 0', 'Group 1', 'Group 2']);
    expect(show(createTestNavigation(3, 20), { current: undefined, isStatic: true })).toHaveLength(63);
  });

  it('cuts static HTML of a large division to 12 top-level items around the current one', () => {
    const big = createTestNavigation(40, 5);
    const shown = show(big, { current: '/g20/p0', isStatic: true }).filter((line) => !line.startsWith(' '));
    expect(shown).toHaveLength(12);
    expect(shown[0]).toBe('Group 14');
    expect(shown).toContain('Group 20');
    expect(show(big, { current: '/g39/p0', isStatic: true }).find((line) => !line.startsWith(' '))).toBe('+Group 28');
    expect(show(big, { current: '/g20/p0' }).filter((line) => !line.startsWith(' '))).toHaveLength(40);
    expect(show(createTestNavigation(20, 2), { current: '/g1/p0', isStatic: true })).toHaveLength(60);
  });

  it('cuts a long list inside the current branch too', () => {
    const shown = show(createTestNavigation(1, 500), { current: '/g0/p250', isStatic: true });
    expect(shown).toHaveLength(41);
    expect(shown).toContain(' /g0/p250*');
  });

  it('follows what the reader opened and closed, and opens a closed group for another page inside it', () => {
    const choices = new Map([
      ['1 /d', { isOpen: true, at: '/a' }],
      ['0 /a', { isOpen: false, at: '/b' }],
    ]);
    expect(show(nested, { current: '/b', choices })).toEqual(['+Top']);
    expect(show(nested, { current: '/a', choices })).toEqual(['Top', ' /a*', ' +Inner', ' Other', '  /d']);
  });

  it('marks a page that is named twice once, with keys that differ', () => {
    const twice = createSidebarEntries([createTestNavPage('/a'), createTestNavPage('/a')], {
      current: '/a',
      choices: new Map(),
      isStatic: false,
    });
    expect(twice.map((entry) => entry.kind === 'leaf' && entry.isCurrent)).toEqual([true, false]);
    expect(new Set(twice.map((entry) => entry.key)).size).toBe(2);
  });
});

/** The entries as lines: indented, `+` before a closed group, `*` after the current page. */
function show(navigation: NavItem[], options: Partial<SidebarOptions>): string[] {
  return render(createSidebarEntries(navigation, { current: undefined, choices: new Map(), isStatic: false, ...options }), '');
}

function render(entries: SidebarEntry[], indent: string): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'leaf'
      ? [`${indent}${entry.item.href}${entry.isCurrent ? '*' : ''}`]
      : [`${indent}${entry.isOpen ? '' : '+'}${entry.group.title}`, ...render(entry.entries, `${indent} `)],
  );
}
