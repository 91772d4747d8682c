import type { Place } from './create-places.ts';
import { createDivisionNesting } from './division-nesting.ts';
import { listAnchors } from './list-anchors.ts';
import { listTabs } from './list-tabs.ts';
import { listVersions } from './list-versions.ts';
import { findHome } from './section-draft.ts';
import type { Divisions, SectionDraft } from './section-draft.ts';
import type { Section } from './site.ts';

/** What the lists of a section's divisions are made from. */
export interface DivisionListing {
  divisions: Divisions;
  place: Place;
  /** Finds the first page of a tab, an anchor or both, in the section's version. */
  findHome(place: Partial<Omit<Place, 'version'>>): string | undefined;
}

/** Lists the versions, tabs and anchors that are shown while the reader is in a place. */
export function listDivisions(
  drafts: readonly SectionDraft[],
  divisions: Divisions,
  place: Place,
): Pick<Section, 'versions' | 'tabs' | 'anchors'> {
  const inVersion = drafts.filter((draft) => draft.place.version === place.version);
  const listing: DivisionListing = { divisions, place, findHome: (wanted) => findHome(inVersion, divisions, wanted) };
  const nesting = createDivisionNesting(divisions, place.version);
  return {
    versions: listVersions(drafts, divisions, place.version),
    tabs: listTabs(listing, nesting),
    anchors: listAnchors(listing, nesting),
  };
}
