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

/** Ends all of a list. */
export function endAll(ends: readonly (() => void)[]): void {
  for (const end of ends) end();
}
