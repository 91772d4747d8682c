import { useEffect, useState } from 'react';
import type { PageData } from '@octavo/theme';
import { chooseSection } from './choose-section.ts';
import type { WantedPlace } from './choose-section.ts';
import { followLoad } from '../follow-load.ts';

import { loadSection } from './section-loader.ts';
import type { SectionModule } from './section-module.ts';
import type { PageModule } from './page-module.ts';

/** What is to be shown: the data of a page, or the section for an address that has none. */
interface Subject {
  data: PageData | undefined;
  place: WantedPlace;
  missing: string | undefined;
}

/** The section that a page is shown in: its own until the wanted one has arrived. In dev it follows a page that is moved to another. */
export function useSection(page: PageModule | undefined, { data, place, missing }: Subject): SectionModule | undefined {
  const [loaded, setLoaded] = useState<SectionModule>();
  const id = data === undefined ? missing : chooseSection(data, place);
  const known = [page?.section, loaded].find((section) => section?.default?.section.id === id);
  const isMissing = id !== undefined && known === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    return followLoad(() => loadSection(id, page), { take: (section) => section?.default && setLoaded(section) });
  }, [id, page, isMissing]);
  return id === undefined ? undefined : (known ?? page?.section);
}
