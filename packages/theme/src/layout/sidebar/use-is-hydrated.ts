import { useSyncExternalStore } from 'react';

/** False on the server and in the first render in the browser over the server's HTML, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
