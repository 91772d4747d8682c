import type { NavigationData } from '@octavo/theme/internal';
import sections from 'virtual:octavo/sections';
import { latest } from '../live.ts';

import type { SectionModule } from './section-module.ts';
import type { PageModule } from './page-module.ts';

/** Loads a section that a page stands in; undefined where there is none. */
export async function loadSection(id: string, page: PageModule | undefined): Promise<SectionModule | undefined> {
  if (page?.section?.default?.section.id === id) return page.section;
  return (page?.sections?.[id] ?? latest('sections', sections)[id])?.();
}

/** Loads the section in which a page is shown that stands in none; undefined on a site without navigation. */
async function loadFirstSection(): Promise<SectionModule | undefined> {
  return Object.values(latest('sections', sections))[0]?.();
}

/** Loads the navigation of a section, or of the first; empty where there is none. */
export async function loadNavigation(section: SectionModule | undefined): Promise<NavigationData> {
  const module = section?.default === undefined ? await loadFirstSection() : section;
  const loaded = await module?.loadNavigation?.();
  return latest(`navigation/${module?.default?.section.id ?? ''}`, loaded?.default ?? { items: [], icons: {} });
}
