import type { Diagnostic } from '@octavo/core/internal';
import type { DeliveredPages } from '../delivery/page-delivery.ts';
import { paths } from '../disk/paths.ts';
import { checkPages } from './check-pages.ts';
import { checkSite } from './check-site.ts';
import { createReport } from './create-report.ts';
import type { SiteReport } from './create-report.ts';
import { followApis } from './follow-apis.ts';
import type { CheckedSite } from './checked-site.ts';

/** Finds all that is wrong with a site, again after every change. */
export interface Checker {
  /** Absolute content root. */
  readonly root: string;
  check(): Promise<Diagnostic[]>;
  /** What of the site runs as before, and what does not; pages are read, not compiled. */
  report(): Promise<SiteReport>;
  /** Which pages React takes over in the browser, and why, as the last build decided; undefined where none was built. */
  delivered(): DeliveredPages | undefined;
  /** Takes in one change of a file (an absolute path); false when it is none of the site's. */
  update(file: string): boolean;
  /** Ends the threads of the compiler. */
  close(): Promise<void>;
}

/** Makes the checker of a site. Nothing is rendered or bundled; what was compiled before is taken from the cache. */
export function createChecker(checked: CheckedSite): Checker {
  const { placement, store, content, apiRenderer, extensions, findsPackage } = checked;
  const { root } = placement;

  return {
    root,
    async report() {
      await store.settle();
      // What a page has beside its headings, only compiling it shows.
      const found = (await checkSite(checked)).filter(({ code }) => code !== 'site/broken-hash');
      return createReport(checked, extensions.judge(found));
    },
    async check() {
      await store.settle();
      await followApis(store);
      const isChecked = store.apis.check();
      const { facts, diagnostics } = await checkPages({ root, store, content, apiRenderer, extensions, findsPackage });
      await isChecked;
      const found = await checkSite(checked, facts);
      return extensions.judge(withoutRepeats([...found, ...content.diagnostics(), ...diagnostics]));
    },
    delivered: () => checked.delivery.find(Object.keys(store.site().pages)),
    update(file) {
      content.forget(paths.toId(file));
      return store.update(file);
    },
    async close() {
      await content.close();
      content.prune();
    },
  };
}

/** A snippet's problem is found once for each way in which it is loaded. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
