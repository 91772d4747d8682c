import type { DivisionLink } from '@octavo/core';
import type { SectionData, SiteData } from '../../data/site-data.ts';

/** What a page outside navigation shows of the site's divisions: the first section's switchers, with nothing active. */
export function createNeutralSection(site: SiteData): SectionData | undefined {
  const first = site.firstSection;
  if (first === undefined) return undefined;
  return { ...first, tabs: release(first.tabs), anchors: release(first.anchors) };
}

function release(links: DivisionLink[]): DivisionLink[] {
  return links.map((link) => ({ ...link, isActive: false }));
}
