import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the elements of HTML that was made by a build their styles, which stand in `data-octavo-style`: a policy refuses `style` attributes in
 * what a program puts in. A document that was built has rules in their place.
 */
export function useHtmlStyles<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useLayoutEffect(() => {
    for (const element of root.current?.querySelectorAll<HTMLElement>('[data-octavo-style]') ?? [])
      element.style.cssText = element.dataset['octavoStyle'] ?? '';
  });
  return root;
}
