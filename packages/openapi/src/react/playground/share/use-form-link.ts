import { useSyncExternalStore } from 'react';

/** The form that the page's address carries for an operation; undefined where there is none. */
export function useFormLink(key: string): string | undefined {
  const hash = useSyncExternalStore(follow, readHash, () => '');
  const address = new URLSearchParams(hash.slice(1));
  return address.get('try') === key ? (address.get('form') ?? '') : undefined;
}

function readHash(): string {
  return location.hash;
}

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
