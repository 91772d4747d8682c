import type { Section } from '@octavo/core';
import type { SectionData } from '@octavo/theme';
import type { LinkScope } from './create-address.ts';
import { linkDivisionIcons } from './link-icons.ts';

/** A section as the header and the sidebar's top need it, with the addresses of files made ready. */
export function createSectionData(
  { navigation: _, folder: _folder, products, languages, dropdowns, ...section }: Section,
  context: LinkScope,
): SectionData {
  const rare = Object.entries({ products, languages, dropdowns }).filter(([, links]) => links.length > 0);
  return {
    ...section,
    tabs: linkDivisionIcons(section.tabs, context),
    anchors: linkDivisionIcons(section.anchors, context),
    ...Object.fromEntries(rare.map(([kind, links]) => [kind, linkDivisionIcons(links, context)])),
  };
}
