import { useEffect } from 'react';
import type { ReactElement } from 'react';
import 'virtual:octavo/client-styles';
import { followPages } from 'virtual:octavo/overlay';
import { SiteView } from './site-view.tsx';
import { useBrowserLocation } from './use-location.ts';
import type { LocationHook } from './use-location.ts';

/** The documentation inside a React app: render it at the route of the plugin's `base`. */
export interface DocsProps {
  /** The app's own router, as a hook that gives `[path, navigate]` with full paths. Default: the browser's address bar. */
  hook?: LocationHook;
}

/** The documentation as a part of a React app's own tree. */
export function Docs({ hook }: DocsProps): ReactElement {
  useEffect(() => {
    // Once per document, and only for readers of the docs: the services of the config are no matter of the app's other pages.
    import('virtual:octavo/integrations').catch((error: unknown) => console.warn('The services in the config could not be loaded:', error));
  }, []);
  useEffect(followPages, []);
  return <SiteView useLocation={hook ?? useBrowserLocation} isEmbedded hasHostRouter={hook !== undefined} />;
}
