import type { SiteData } from '../data/site-data.ts';
import { useOctavoContext } from './octavo-provider.tsx';

/** The site around this component. Throws outside `<OctavoProvider>` (which `<DocsLayout>` contains). */
export function useSite(): SiteData {
  const context = useOctavoContext();
  if (context === undefined) throw new Error('useSite() found no site: render this component inside <OctavoProvider> or <DocsLayout>.');
  return context.site;
}
