import type { Diagnostic, Site } from '@octavo/core/internal';
import { placeSpecFindings } from '../api/place-spec-findings.ts';
import { describeMissingConfig } from './config-store.ts';
import type { PageFailures } from './page-failures.ts';
import { perVersion } from './per-version.ts';
import type { PublishedFiles } from './published-files.ts';
import type { RootSources } from './root-sources.ts';
import type { SiteExtensions } from './site-extensions.ts';

/** Where the problems of a site are found. */
export interface SiteProblemsSource {
  root: string;
  sources: RootSources;
  extensions: SiteExtensions;
  published: PublishedFiles;
  failures: PageFailures;
  site: () => Site;
  /** Grows with every change. */
  version: () => number;
  /** What is wrong with a site for reasons outside the content root. */
  check: (site: Site) => Diagnostic[];
}

/** Makes what tells all that is wrong now: with the config as it stands on the disk, the heads of the pages, the site. */
export function createSiteProblems({
  root,
  sources,
  extensions,
  published,
  failures,
  site,
  version,
  check,
}: SiteProblemsSource): () => Diagnostic[] {
  const { apis, changelog, config, content, readText } = sources;
  const { pages } = content;
  const ofPages = perVersion(version, () => [
    ...[...pages.values()].flatMap(({ diagnostics }) => diagnostics),
    ...distinct([...pages.values()].flatMap(({ page }) => extensions.pageData(page, readText).diagnostics)),
  ]);
  const ruleFindings = perVersion(site, () => extensions.check(site(), readText));
  return () => {
    // First: the rest is known once the site has been read.
    const latest = site();
    return content.asWritten([
      ...config.diagnostics(),
      ...(config.isMissing() && pages.size === 0 ? [describeMissingConfig(root)] : []),
      ...extensions.diagnostics(),
      ...changelog.diagnostics(),
      ...content.diagnostics(),
      ...ofPages(),
      ...latest.diagnostics,
      ...check(latest),
      ...ruleFindings(),
      ...placeSpecFindings(apis.diagnostics(), config.texts()),
      ...published.diagnostics(),
      ...failures.diagnostics(),
    ]);
  };
}

/** A schema that fails does so on every page. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
