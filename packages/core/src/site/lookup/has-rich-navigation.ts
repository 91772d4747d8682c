import type { DivisionLink, Section, Site } from '../site.ts';
import { walkNavigation } from '../navigation/walk-navigation.ts';

/** Says whether a site shows more of its parts than names of versions, tabs and anchors, and plain groups: then it needs the rules for it. */
export function hasRichNavigation({ sections }: Site): boolean {
  return sections.some((section) => hasRichDivisions(section) || hasRichGroups(section));
}

function hasRichDivisions({ languages, products, versions, tabs, dropdowns, anchors }: Section): boolean {
  if (languages.length + products.length + dropdowns.length > 0) return true;
  return versions.some(({ icon }) => icon !== undefined) || [...versions, ...tabs, ...anchors].some(isRich);
}

function isRich({ description, tag, align, items }: DivisionLink): boolean {
  return [description, tag, align, items].some((part) => part !== undefined);
}

function hasRichGroups({ navigation }: Section): boolean {
  for (const { item } of walkNavigation(navigation)) if (item.kind === 'group' && item.href !== undefined) return true;
  return false;
}
