import { useEffect } from 'react';
import { whenBehaviorsStarted } from '@octavo/theme/internal';

/**
 * Says on the root element that the page was taken over, from when the effects of everything in it have run, and that it can be used, from when
 * what they fetch has started: keys, buttons and links work, and other pages may come in with a transition. `document`: what the document held was
 * taken over; `client`: the browser rendered it.
 */
export function useReady(isHydrated: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let isShown = true;
    dataset['octavoLive'] = '';
    void whenBehaviorsStarted().then(() => {
      if (isShown) dataset['octavoHydrated'] = isHydrated ? 'document' : 'client';
    });
    return () => {
      isShown = false;
      delete dataset['octavoLive'];
      delete dataset['octavoHydrated'];
    };
  }, [isHydrated]);
}
