import { useSyncExternalStore } from 'react';
import type { ColorMode } from './start-color-mode.ts';

const ATTRIBUTE = 'data-octavo-mode';

/** The colour mode that is shown now, followed live; `light` on the server and while hydrating. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, readMode, () => 'light');
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [ATTRIBUTE], subtree: true });
  return () => observer.disconnect();
}

function readMode(): ColorMode {
  return document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}
