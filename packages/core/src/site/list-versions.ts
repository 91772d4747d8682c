import { isExternalUrl } from '../path.ts';
import { findHome } from './section-draft.ts';
import type { Divisions, SectionDraft } from './section-draft.ts';
import type { DivisionLink } from './site.ts';

/** Lists the versions that hold a page, each with its first in the order of navigation; a version whose `url` lies outside the site leads there. */
export function listVersions(drafts: readonly SectionDraft[], divisions: Divisions, active: string | undefined): DivisionLink[] {
  return divisions.versions.flatMap(({ name, url, locale }): DivisionLink[] => {
    const language = locale === undefined ? {} : { locale };
    if (url !== undefined && isExternalUrl(url)) return [{ name, href: url, isActive: false, isExternal: true, ...language }];
    const home = findHome(drafts, divisions, { version: name });
    return home === undefined ? [] : [{ name, href: home, isActive: name === active, isExternal: false, ...language }];
  });
}
