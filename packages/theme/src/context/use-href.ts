import { withBase } from '@octavo/core/browser';
import { useCallback } from 'react';
import { useOctavoContext } from './octavo-provider.tsx';

/**
 * A function from a canonical address to the one to write in an `href`: `/my guide` -> `/docs/my%20guide`. Addresses outside the
 * site and bare hashes come back as they are. Throws outside `<OctavoProvider>`.
 */
export function useHref(): (href: string) => string {
  const context = useOctavoContext();
  if (context === undefined) throw new Error('useHref() found no site: render this component inside <OctavoProvider> or <DocsLayout>.');
  const { site, resolveHref } = context;
  return useCallback(
    (href) => (resolveHref ? resolveHref(href) : withBase(site.base, href)).replaceAll(' ', '%20'),
    [site.base, resolveHref],
  );
}
