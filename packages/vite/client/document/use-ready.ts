import { useEffect } from 'react';
import { whenBehaviorsStarted } from '@octavo/theme/internal';

/**
 * Says on the root element that the page can be used, from when the effects of everything in it have run and what they fetch has started: keys,
 * buttons and links work, and other pages may come in with a transition. `document`: what the document held was taken over; `client`: the browser rendered it.
 */
export function useReady(isHydrated: boolean): void {
  useEffect(() => {
    let isShown = true;
    void whenBehaviorsStarted().then(() => {
      if (isShown) document.documentElement.dataset['octavoHydrated'] = isHydrated ? 'document' : 'client';
    });
    return () => {
      isShown = false;
      delete document.documentElement.dataset['octavoHydrated'];
    };
  }, [isHydrated]);
}
