import { useSyncExternalStore } from 'react';

/** A parameter of the address, followed live; empty on the server and while hydrating. */
export function useSearchParam(name: string): string {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
    () => '',
  );
}

/** Writes a parameter of the address in place, without a step of the history; an empty value takes it out. */
export function replaceSearchParam(name: string, value: string): void {
  const url = new URL(window.location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(ADDRESS_EVENT));
}

/** The History API tells nobody of a new address. */
const ADDRESS_EVENT = 'octavo:address';

/** The last two are dispatched by the router (wouter). */
const EVENTS = [ADDRESS_EVENT, 'popstate', 'pushState', 'replaceState'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}
