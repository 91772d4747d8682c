import type { Sources } from '../content/sources.ts';
import type { Placement } from '../site/placement.ts';
import type { SiteProject } from '../site/project.ts';

import { loadSectionIcons } from '../content/load-site-icons.ts';
import { exportImports, exportJson } from './export-json.ts';
import { createLanguageData, findSectionLanguage } from './language-data.ts';
import { createSectionData } from './section-data.ts';
import { toVirtualId } from '../content/virtual-id.ts';
import type { LoadedSection } from '../../client/page/section-module.ts';

/**
 * What finds a section by its id: in a build the first one alone, since a page brings those that it stands in and none of the others; in dev
 * all of them, since a page may be moved to any.
 */
export function renderSections({ store, isDev }: Pick<SiteProject, 'isDev'> & Pick<Sources, 'store'>): string {
  const { sections } = store.site();
  return exportImports((isDev ? sections : sections.slice(0, 1)).map(({ id }) => [id, toVirtualId('section', id)]));
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
