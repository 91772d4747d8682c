import { useSyncExternalStore } from 'react';

/** The name of the key that shortcuts go with: `⌘` on Apple's systems, else `Ctrl`, which is what the server writes. */
export function usePlatformKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(subscribe, readKey, () => 'Ctrl');
}

function readKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

function subscribe(): () => void {
  return () => undefined;
}
