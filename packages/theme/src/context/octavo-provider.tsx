import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { IconMap } from '../data/icon-data.ts';
import type { SearchClient } from '../data/search-client.ts';
import type { SiteData } from '../data/site-data.ts';

import type { RatingDetail } from '../data/rating.ts';
import { IconsProvider } from './icons-provider.tsx';

/** What every part of the theme can ask for. */
export interface OctavoContextValue {
  site: SiteData;
  /** Turns a canonical address into the one to write in HTML; without it the site's base is added. */
  resolveHref?: (href: string) => string;
  /** Told when a reader rates a page; the event `octavo:rating` on the document says the same. */
  onRating?: (detail: RatingDetail) => void;
  /** What the search searches with; without it there is none. */
  search?: SearchClient;
  /** Fetches a sheet that a part of a page needs once it opens; without it the page has all of them. */
  loadSheet?: (name: 'playground' | 'playground-more') => Promise<unknown>;
}

const OctavoContext = createContext<OctavoContextValue | undefined>(undefined);

export interface OctavoProviderProps {
  value: OctavoContextValue;
  /** Drawings of icons by name, beside those of providers above. Give the same object at every render. */
  icons?: IconMap | undefined;
  children: ReactNode;
}

/** Gives the site and named icons to the components beneath it. */
export function OctavoProvider({ value, icons, children }: OctavoProviderProps): ReactElement {
  return (
    <OctavoContext value={value}>
      <IconsProvider icons={icons}>{children}</IconsProvider>
    </OctavoContext>
  );
}

/** The context as it is: undefined outside a provider. */
export function useOctavoContext(): OctavoContextValue | undefined {
  return useContext(OctavoContext);
}
