import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { useIconMap } from '../../context/icons-provider.tsx';
import { resolveIcon } from './resolve-icon.tsx';
import type { IconSource } from './resolve-icon.tsx';

/** What shows for an icon, named ones from the providers above; undefined for nothing and for a name that they do not have. */
export function useIcon(source: IconSource, type?: string): ReactElement | undefined {
  return resolveIcon(source, { type, icons: useIconMap() });
}

/** `useIcon` for a list: a function that gives what shows for one icon. */
export function useIcons(): (source: IconSource, type?: string) => ReactElement | undefined {
  const icons = useIconMap();
  return useCallback((source, type) => resolveIcon(source, { type, icons }), [icons]);
}
