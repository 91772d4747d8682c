import { createContext, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { IconMap } from '../data/icon-data.ts';

const IconsContext = createContext<IconMap>({});

/** Gives named icons to the components beneath it, beside those of the providers above it. */
export function IconsProvider({ icons, children }: { icons: IconMap | undefined; children: ReactNode }): ReactElement {
  const outer = useContext(IconsContext);
  const all = useMemo(() => (icons === undefined ? outer : { ...outer, ...icons }), [outer, icons]);
  return <IconsContext value={all}>{children}</IconsContext>;
}

/** The named icons of all providers above; empty without one. */
export function useIconMap(): IconMap {
  return useContext(IconsContext);
}
