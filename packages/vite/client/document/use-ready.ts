import { useEffect } from 'react';

/**
 * Says on the root element that the page can be used, from when the effects of everything in it have run: keys and links work, and other
 * pages may come in with a transition. `document`: what the document held was taken over; `client`: the browser rendered it.
 */
export function useReady(isHydrated: boolean): void {
  useEffect(() => {
    document.documentElement.dataset['octavoHydrated'] = isHydrated ? 'document' : 'client';
    return () => {
      delete document.documentElement.dataset['octavoHydrated'];
    };
  }, [isHydrated]);
}
