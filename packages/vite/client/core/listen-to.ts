/** Events by their names. */
type Events = WindowEventMap & DocumentEventMap;

/** Listens, and returns what ends it. */
export function listenTo<Name extends keyof Events>(
  target: EventTarget,
  names: Name[],
  run: (event: Events[Name]) => void,
  capture = false,
): () => void {
  for (const name of names) target.addEventListener(name, run as EventListener, capture);
  return () => {
    for (const name of names) target.removeEventListener(name, run as EventListener, capture);
  };
}

/** What of a selector an event happened on, or inside of. */
export function findAround<Found extends HTMLElement>({ target }: Event, selector: string): Found | false | null {
  return target instanceof Element && target.closest<Found>(selector);
}

/** Ends all of a list. */
export function endAll(ends: readonly (() => void)[]): void {
  for (const end of ends) end();
}
