import type { Config } from '../config/config.ts';
import type { Place } from './create-places.ts';
import { listDivisions } from './list-divisions.ts';
import type { SectionDraft } from './section-draft.ts';
import { createSectionIds } from './section-ids.ts';
import type { Section } from './site.ts';

/** Makes the sections of a site, each under its place, in the order of the drafts. */
export function createSections(drafts: readonly SectionDraft[], config: Config): Map<Place, Section> {
  const places = drafts.map(({ place }) => place);
  const ids = createSectionIds(places, config);
  return new Map(
    drafts.map(({ place, home, navigation }) => {
      const tab = config.tabs[place.tab]?.name;
      const anchor = config.anchors[place.anchor]?.name;
      const section: Section = {
        id: ids.get(place) ?? 'main',
        ...(place.version !== undefined && { version: place.version }),
        ...(tab !== undefined && { tab }),
        ...(anchor !== undefined && { anchor }),
        home,
        ...listDivisions(drafts, config, place),
        navigation,
      };
      return [place, section];
    }),
  );
}
