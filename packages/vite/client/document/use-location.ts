import { useSyncExternalStore } from 'react';
import { createScrollState, saveScroll } from './saved-scroll.ts';

/** The reader's place and a way to another one, in the shape that `wouter` and others use. */
export type LocationHook = () => [path: string, navigate: (to: string, options?: { replace?: boolean }) => void];

const CHANGE = 'octavo:location';

/** The location of the browser's address bar. */
export const useBrowserLocation: LocationHook = () => {
  const path = useSyncExternalStore(subscribe, readPath, () => '/');
  return [path, navigate];
};

/** The query of the address bar; empty on the server and while hydrating, since a document is rendered without one. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

function readPath(): string {
  return location.pathname;
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(CHANGE, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(CHANGE, listener);
  };
}

function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(history.state, '', to);
  else {
    saveScroll();
    history.pushState(createScrollState(), '', to);
  }
  dispatchEvent(new Event(CHANGE));
}
