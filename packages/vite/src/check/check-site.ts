import { checkOperationPages } from '@octavo/openapi/internal/load';
import { checkConfigAddresses, checkLinks, checkOrphans, checkPageUrls, checkPublicAddress, checkRedirects } from '@octavo/core/internal';
import type { AddressScope, Diagnostic } from '@octavo/core/internal';
import { repairStyleSheet } from '../author-styles/repair-style-sheet.ts';
import { loadSiteIcons } from '../content/assets/load-site-icons.ts';
import { readOr } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import { findOutputConflicts } from '../output/find-output-conflicts.ts';
import { isContentFile } from '../site/scan-content.ts';
import { checkToldChanges } from './check-told-changes.ts';
import { checkContrast } from './check-contrast.ts';
import type { CompiledFacts } from './check-pages.ts';
import type { CheckedSite } from './checked-site.ts';
import { createAddressScope } from './create-address-scope.ts';

/** Finds what is wrong with a site without compiling a page: links to headings, and those that extensions make, are followed where they are known. */
export async function checkSite(
  { placement, store, icons, extensions, outputSource }: Pick<CheckedSite, 'placement' | 'store' | 'icons' | 'extensions' | 'outputSource'>,
  facts: CompiledFacts = {},
): Promise<Diagnostic[]> {
  const { root } = placement;
  const readText = (file: string): string | undefined => readOr(store.read(file), undefined);
  const site = store.site();
  const config = store.configTexts();
  const scope: AddressScope = { ...createAddressScope({ placement, store, outputSource }), ...facts };
  const isUnserved = (pathname: string): boolean => isContentFile(root, pathname.slice(1));
  const styles = store.styles().map((file) => paths.relative(root, file));
  const { diagnostics: inIcons } = await loadSiteIcons(store, icons);
  const apis = store.apis.list().flatMap(({ api }) => api ?? []);
  // First: what an extension throws while it lists its files is among the diagnostics of the store.
  const conflicts = await findOutputConflicts(extensions.outputs(), { site, source: outputSource });
  return [
    ...store.diagnostics(),
    ...conflicts,
    ...styles.flatMap((file) => repairStyleSheet(readText(file) ?? '', { file, root, isAlone: scope.isAlone }).diagnostics),
    ...checkOperationPages(apis, Object.values(site.pages)),
    ...checkToldChanges(store.apiChanges(), { site, readText: store.readText }),
    ...store.asWritten([
      ...inIcons,
      ...checkLinks(site, { ...scope, ...facts, isUnserved, readText, snippets: store.snippets() }),
      ...checkPageUrls(site, { ...scope, readText }),
    ]),
    ...(config === undefined ? [] : [...checkConfigAddresses(site, config, scope), ...checkRedirects(site, config, scope)]),
    ...(config === undefined ? [] : checkContrast(site.config, config)),
    ...checkOrphans(site, config),
    ...(config === undefined ? [] : checkPublicAddress(site, config)),
  ];
}
