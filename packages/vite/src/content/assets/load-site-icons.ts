import path from 'node:path';
import { walkNavigation } from '@octavo/core';
import type { Diagnostic, Section, Site } from '@octavo/core';
import type { IconMap } from '@octavo/theme';
import { disk } from '../../disk/disk.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { IconResolver } from '../../icons/create-icon-resolver.ts';
import { findIconLibrary } from '../../icons/icon-library.ts';
import { isIconFile } from '../../icons/is-icon-file.ts';
import { addStandIns } from '../../icons/add-stand-ins.ts';
import { resolveIcons } from '../../icons/resolve-icons.ts';
import { listNavigationIcons, listSectionIcons, listSiteIcons } from '../../icons/site-icons.ts';
import { missingIconFile, unknownIcon } from '../../icons/unknown-icon.ts';
import type { IconPlace } from '../../icons/unknown-icon.ts';

/** The icons around every page, and what is wrong with those of the config and of the pages' frontmatter. */
export async function loadSiteIcons(
  store: SiteStore,
  resolver: IconResolver,
  { isAlone = true }: { isAlone?: boolean } = {},
): Promise<{ icons: IconMap; diagnostics: Diagnostic[] }> {
  const site = store.site();
  const library = findIconLibrary(site.config);
  // The switchers of the first section are there on a page that stands in none.
  const around = [...listSiteIcons(site), ...site.sections.slice(0, 1).flatMap(listSectionIcons)];
  const { icons, missing } = await resolveIcons(around, { resolver, library });
  const inTrees = site.sections.map((section) =>
    resolveIcons([...listSectionIcons(section), ...listNavigationIcons(section.navigation)], { resolver, library }),
  );
  const names = new Set([...missing, ...(await Promise.all(inTrees)).flatMap((tree) => tree.missing)].map(({ name }) => name));
  const diagnostics = [...names].map(async (name) => {
    const suggestions = await resolver.suggest(name, library);
    return findFiles(name, site, store).map(({ file, text }) => unknownIcon(name, { file, text, suggestions }));
  });
  const files = listMissingFiles(store, isAlone).flatMap((name) =>
    findFiles(name, site, store).map((place) => missingIconFile(name, place)),
  );
  return { icons, diagnostics: [...(await Promise.all(diagnostics)).flat(), ...files] };
}

/** The files that icons name and that are not there; beside an app, what is named from the root may be the app's. */
function listMissingFiles(store: SiteStore, isAlone: boolean): string[] {
  const site = store.site();
  const ofPages = site.sections
    .flatMap(({ navigation }) => [...walkNavigation(navigation)])
    .map(({ item }) => ({ name: item.icon?.name ?? '', file: item.kind === 'page' ? (site.pages[item.href]?.file ?? '') : '' }));
  const around = [...listSiteIcons(site), ...site.sections.flatMap(listSectionIcons)];
  const icons = [...around.map(({ name }) => ({ name, file: '' })), ...ofPages];
  const missing = icons.filter(
    ({ name, file }) =>
      isIconFile(name) &&
      (isAlone || !name.startsWith('/')) &&
      store.findAsset(path.posix.resolve('/', path.posix.dirname(file), name)) === undefined,
  );
  return [...new Set(missing.map(({ name }) => name))];
}

/** The icons of a section's switchers; a name that nothing has is a stand-in. */
export async function loadSectionIcons(section: Section, { config }: Site, resolver: IconResolver): Promise<IconMap> {
  return addStandIns(await resolveIcons(listSectionIcons(section), { resolver, library: findIconLibrary(config) }));
}

/** The icons of a section's navigation tree; a name that nothing has is a stand-in. */
export async function loadNavigationIcons(
  items: Parameters<typeof listNavigationIcons>[0],
  { config }: Site,
  resolver: IconResolver,
): Promise<IconMap> {
  return addStandIns(await resolveIcons(listNavigationIcons(items), { resolver, library: findIconLibrary(config) }));
}

/** The files that name an icon: pages in their frontmatter, and those of the config. */
function findFiles(name: string, { pages }: Site, store: SiteStore): IconPlace[] {
  const inFrontmatter = Object.values(pages).filter(
    ({ file, frontmatter }) => frontmatter['icon'] === name && disk.isFile(path.join(store.root, file)),
  );
  const config = store.configTexts();
  const inConfig = config === undefined ? [] : [config, ...(config.files ?? [])].filter(({ text }) => text.includes(JSON.stringify(name)));
  return [...inFrontmatter.map(({ file }) => ({ file, text: store.readText(file) })), ...inConfig];
}
