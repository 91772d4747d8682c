/** The elements of a selector below a root, the root itself among them. */
export function findWithin<Found extends Element>(root: ParentNode, selector: string): Found[] {
  const own = root instanceof Element && root.matches(selector) ? [root as Element as Found] : [];
  return [...own, ...root.querySelectorAll<Found>(selector)];
}
