/** Where an element stands in the window. */
export function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}
