import type { DivisionLink } from '@octavo/core';
import type { SectionData, SiteData } from '../../data/site-data.ts';

/** What a page outside navigation shows of the site's divisions: the first section's switchers, with nothing active. */
export function createNeutralSection(site: SiteData): SectionData | undefined {
  const [first] = site.sections;
  if (first === undefined) return undefined;
  const release = (links: DivisionLink[]): DivisionLink[] => links.map((link) => ({ ...link, isActive: false }));
  return { ...first, tabs: release(first.tabs), anchors: release(first.anchors) };
}
