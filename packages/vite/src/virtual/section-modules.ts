import type { Sources } from '../content/sources.ts';
import type { Placement } from '../site/placement.ts';
import type { SiteProject } from '../site/project.ts';

import { loadSectionIcons } from '../content/assets/load-site-icons.ts';
import { exportImports, exportJson } from './export-json.ts';
import { findSectionLanguage } from '../content/pages/find-section-language.ts';
import { createLanguageData } from './language-data.ts';
import { listMissingSections } from './list-missing-sections.ts';
import { createSectionData } from './section-data.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';
import type { LoadedSection } from '../../client/page/section-module.ts';

/**
 * What finds a section by its id: in a build those alone that an address without a page is shown in, since a page brings those that it
 * stands in; in dev all of them, since a page may be moved to any.
 */
export function renderSections({ store, isDev }: Pick<SiteProject, 'isDev'> & Pick<Sources, 'store'>): string {
  const { sections } = store.site();
  const needed = new Set([sections[0]?.id, ...listMissingSections(store.site()).map(([, id]) => id)]);
  return exportImports(sections.filter(({ id }) => isDev || needed.has(id)).map(({ id }) => [id, toVirtualId('section', id)]));
}

/** What finds every section by its id, for what stands outside of pages: the search of documents without React, and the renderer of trees. */
export function renderEverySection({ store }: Pick<Sources, 'store'>): string {
  return exportImports(store.site().sections.map(({ id }) => [id, toVirtualId('section', id)]));
}

/** One section: its switchers, with their icons, what its language changes, and what loads its navigation. */
export async function renderSection(context: Placement & Sources, id: string): Promise<string> {
  const site = context.store.site();
  const section = site.sections.find((one) => one.id === id);
  if (section === undefined) return 'export default undefined;';
  const code = findSectionLanguage(section);
  const language = code === undefined ? undefined : createLanguageData(code, context);
  return [
    exportJson<LoadedSection>({
      section: createSectionData(section, context),
      icons: await loadSectionIcons(section, site, context.icons),
      ...(code !== undefined && language && { languages: { [code]: language } }),
    }),
    `export const loadNavigation = () => import(${JSON.stringify(toVirtualId('navigation', id))});`,
  ].join('\n');
}
