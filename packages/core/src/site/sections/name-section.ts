import type { Section } from '../site.ts';

/**
 * Names what readers have chosen to be in a section, outermost first: `v2`, `API`. Where there is no choice, nothing tells one part from
 * another, and it has no name.
 */
export function nameSection({ languages, products, versions, tabs, dropdowns, anchors }: Omit<Section, 'navigation'>): string[] {
  const entries = tabs.flatMap(({ isActive, items = [] }) => (isActive ? items : []));
  const names = [languages, products, versions, tabs, entries, dropdowns, anchors].flatMap((links) =>
    links.length < 2 ? [] : links.filter(({ isActive }) => isActive).map(({ name }) => name),
  );
  return [...new Set(names)];
}
