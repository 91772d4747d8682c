import { checkOperationPages } from '@octavo/openapi/internal/load';
import { checkConfigAddresses, checkLinks, checkOrphans, checkPageUrls, checkPublicAddress, checkRedirects } from '@octavo/core/internal';
import type { AddressScope, Diagnostic } from '@octavo/core/internal';
import { repairStyleSheet } from '../author-styles/repair-style-sheet.ts';
import { disk, readOr } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import { loadSiteIcons } from '../content/load-site-icons.ts';
import { isContentFile } from '../site/scan-content.ts';
import { checkContrast } from './check-contrast.ts';
import { checkPages, createAnchorFinder } from './check-pages.ts';
import { createReport } from './create-report.ts';
import type { SiteReport } from './create-report.ts';
import { followApis } from './follow-apis.ts';
import type { CheckedSite } from './checked-site.ts';

/** Finds all that is wrong with a site, again after every change. */
export interface Checker {
  /** Absolute content root. */
  readonly root: string;
  check(): Promise<Diagnostic[]>;
  /** What of the site runs as before, and what does not. */
  report(): Promise<SiteReport>;
  /** Takes in one change of a file (an absolute path); false when it is none of the site's. */
  update(file: string): boolean;
  /** Ends the threads of the compiler. */
  close(): Promise<void>;
}

/** Makes the checker of a site. Nothing is rendered or bundled; what was compiled before is taken from the cache. */
export function createChecker(checked: CheckedSite): Checker {
  const { placement, store, content, icons, apiRenderer, extensions, findsPackage } = checked;
  const { root } = placement;
  const readText = (file: string): string | undefined =>
    readOr(disk.readText(paths.join(root, file)), undefined) ?? readOr(store.read(file), undefined);
  const scope: AddressScope = {
    isAlone: placement.mode === 'alone',
    assetExists: (pathname) => store.findAsset(pathname) !== undefined,
    mayHavePage: (href) => store.apis.mayHavePage(href),
  };

  const checker: Checker = {
    root,
    report: async () => createReport(checked, await checker.check()),
    async check() {
      await store.settle();
      await followApis(store);
      const isChecked = store.apis.check();
      const { pages, diagnostics: inPages } = await checkPages({ root, store, content, apiRenderer, extensions, findsPackage });
      await isChecked;
      const site = store.site();
      const config = store.configTexts();
      const known = { ...scope, findAnchors: createAnchorFinder(pages) };
      const isUnserved = (pathname: string): boolean => isContentFile(root, pathname.slice(1));
      const links = checkLinks(site, {
        ...known,
        isUnserved,
        readText,
        snippets: store.snippets(),
      });
      const styles = store.styles().map((file) => paths.relative(root, file));
      const siteIcons = await loadSiteIcons(store, icons);
      const found = withoutRepeats([
        ...store.diagnostics(),
        ...siteIcons.diagnostics,
        ...content.diagnostics(),
        ...styles.flatMap((file) => repairStyleSheet(readText(file) ?? '', { file, root }).diagnostics),
        ...checkOperationPages(
          store.apis.list().flatMap(({ api }) => api ?? []),
          Object.values(site.pages),
        ),
        ...inPages,
        ...links,
        ...(config === undefined ? [] : [...checkConfigAddresses(site, config, known), ...checkRedirects(site, config, known)]),
        ...(config === undefined ? [] : checkContrast(site.config, config)),
        ...checkPageUrls(site, { ...known, readText }),
        ...checkOrphans(site, config),
        ...(config === undefined ? [] : checkPublicAddress(site, config)),
      ]);
      return extensions.judge(found);
    },
    update(file) {
      content.forget(paths.toId(file));
      return store.update(file);
    },
    close: () => content.close(),
  };
  return checker;
}

/** A snippet's problem is found once for each way in which it is loaded. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
