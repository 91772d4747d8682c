/** Where a `style` attribute waits for being set as properties, which no policy refuses. */
const WAITING = 'data-octavo-style';

/** `<a style="b">` -> `<a data-octavo-style="b">`, in markup as browsers write it: attributes in double quotes. */
export function hideStyles(markup: string): string {
  return markup.replaceAll(TAG, (tag) => tag.replaceAll(ATTRIBUTE, (_, quoted?: string) => quoted ?? ` ${WAITING}=`));
}

/** Sets what was hidden in an element. */
export function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll(`[${WAITING}]`)) {
    setStyle(element, element.getAttribute(WAITING) ?? '');
    element.removeAttribute(WAITING);
  }
}

/** Sets the properties of a `style` attribute; false for an element that has none. */
export function setStyle(element: Element, text: string): boolean {
  if (!('style' in element)) return false;
  (element as HTMLElement | SVGElement).style.cssText = text;
  return true;
}

const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const ATTRIBUTE = /("[^"]*")|\sstyle=(?=")/g;
