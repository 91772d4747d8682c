import path from 'node:path';
import type { Page, Site } from '@octavo/core/internal';
import { dropUntrustedEndpoints } from './drop-untrusted-endpoints.ts';
import { joinSite } from './join-site.ts';
import type { PageFailures } from './page-failures.ts';
import type { RootSources } from './root-sources.ts';
import type { SiteExtensions } from './site-extensions.ts';

/** The site that the sources of a content root make now. */
export interface CurrentSite {
  /** Grows with every change that was taken in. */
  readonly version: number;
  /** Grows with every change that made another site: not with an edit of words. */
  readonly siteVersion: number;
  /** Joined when it is first asked for, and again after a change. */
  site(): Site;
  /** Takes in that the sources have changed, and whether that makes another site; `page` is one whose text alone has changed. */
  change(isSite: boolean, page?: Page): void;
}

/** What it is made from. */
export interface CurrentSiteSource {
  root: string;
  sources: RootSources;
  extensions: SiteExtensions;
  failures: PageFailures;
  /** The public address of the site, given what its config says. */
  findAddress: (written: string | undefined) => string | undefined;
}

/** Makes the current site of a content root; nothing is read before it is asked for. */
export function createCurrentSite({ root, sources, extensions, failures, findAddress }: CurrentSiteSource): CurrentSite {
  const { apis, config, content, readText, scan } = sources;
  let current: Site | undefined;
  let version = 0;
  let siteVersion = 0;

  /** The pages with what the schemas of extensions make of their frontmatter. */
  const listPages = (): Page[] =>
    [...content.pages.values()].map(({ page }) => {
      const { data } = extensions.pageData(page, readText);
      return Object.keys(data).length === 0 ? page : { ...page, data };
    });

  /** Whether more than the page's own fields is read from its text: by an extension, or for an API. */
  const readsText = (page: Page): boolean =>
    Object.keys(page.frontmatter).some((field) => /api/i.test(field)) ||
    Object.values(current?.pages ?? {}).some(({ file, data, api }) => file === page.file && (data !== undefined || api !== undefined)) ||
    Object.keys(extensions.pageData(page, readText).data).length > 0;

  return {
    get version() {
      return version;
    },
    get siteVersion() {
      return siteVersion;
    },
    site() {
      const files = scan();
      current ??= joinSite({
        loaded: config.current(),
        folder: config.isMissing() ? path.basename(root) : undefined,
        pages: listPages(),
        snippets: [...content.snippets.values()].map(({ page }) => page),
        files: files.keys(),
        steps: [...extensions.arrangers(), dropUntrustedEndpoints, apis.join],
        failures,
        findAddress,
        findNames: (language) => extensions.words(language).names ?? {},
      });
      return current;
    },
    change(isSite, page) {
      version += 1;
      const isOther = isSite || (page !== undefined && readsText(page));
      if (isOther) [siteVersion, current] = [siteVersion + 1, undefined];
      // Whoever keeps what it has made of a site is to look at the text again.
      else if (page !== undefined) current &&= { ...current };
    },
  };
}
