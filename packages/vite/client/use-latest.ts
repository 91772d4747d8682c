import { useCallback, useSyncExternalStore } from 'react';
import { latest, subscribe } from './live.ts';

/** `latest`, followed. Apart from it: what runs without React reads the newest data, too. */
export function useLatest<T>(topic: string, imported: T): T {
  const read = useCallback(() => latest(topic, imported), [topic, imported]);
  return useSyncExternalStore(subscribe, read, read);
}
