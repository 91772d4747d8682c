/**
 * Listens below a root to what happens on the elements of a selector, or inside them; the function that comes back ends it. An event that is
 * prevented was answered: behaviours of nested roots answer it once. It listens on the way down, where events come that do not bubble.
 */
export function listen<Found extends HTMLElement, Type extends keyof HTMLElementEventMap>(
  root: ParentNode,
  [type, selector]: readonly [type: Type, selector: string],
  handle: (element: Found, event: HTMLElementEventMap[Type]) => void,
): () => void {
  const listener = (event: Event): void => {
    const found = event.target instanceof Element && !event.defaultPrevented && event.target.closest<Found>(selector);
    if (found) handle(found, event as HTMLElementEventMap[Type]);
  };
  root.addEventListener(type, listener, true);
  return () => root.removeEventListener(type, listener, true);
}
