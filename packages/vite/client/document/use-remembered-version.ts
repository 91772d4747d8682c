import { keepText, readKept } from '@octavo/core/browser';
import { useEffect, useRef } from 'react';
import type { PageData, SectionData } from '@octavo/theme';
import { addressVersion, readVersion, withVersion } from '../page/choose-section.ts';
import type { LocationHook } from './use-location.ts';

/** What the remembered version depends on. */
export interface VersionScope {
  /** The site's base: each site remembers its own. */
  base: string;
  page: PageData | undefined;
  section: SectionData | undefined;
  navigate: ReturnType<LocationHook>[1];
}

/**
 * Remembers in which version the reader was last. A reader who comes to a page of several versions by an address that names none is shown
 * the remembered one, and the address says so; a page of one version is shown in it, and changes nothing until the reader goes on.
 */
export function useRememberedVersion({ base, page, section, navigate }: VersionScope): void {
  const arrived = useRef<string>(undefined);
  const key = `octavo-version:${base}`;
  const version = section?.version;
  useEffect(() => {
    if (page === undefined || version === undefined) return;
    const isFirst = arrived.current === undefined;
    const place = `${version} ${page.href}`;
    // In dev an edit of the site brings new data: nobody went anywhere.
    if (arrived.current === place) return;
    arrived.current = place;
    if (isFirst && readVersion(location.search) === undefined) {
      const remembered = readKept(key);
      const wanted = remembered === undefined ? undefined : addressVersion(page, remembered);
      if (wanted !== undefined) navigate(withVersion(new URL(location.href), wanted), { replace: true });
      return;
    }
    keepText(key, version);
  }, [page, version, key, navigate]);
}
