/** Changes the page, and leaves an element where it stands in the window. */
export function keepPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const shift = element.getBoundingClientRect().top - before;
  if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
}
