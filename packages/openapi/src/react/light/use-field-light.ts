import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Lights up in the samples what the reader points at in the text, and the other way round; its code is loaded with the first pointer. */
export function useFieldLight(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const light = (event: Event): void => {
      const { target } = event;
      const point = event instanceof PointerEvent ? { x: event.clientX, y: event.clientY } : undefined;
      if (target instanceof Element) void import('./light-fields.ts').then(({ lightFields }) => lightFields(element, target, point));
    };
    element.addEventListener('pointermove', light, { passive: true });
    element.addEventListener('focusin', light);
    return () => {
      element.removeEventListener('pointermove', light);
      element.removeEventListener('focusin', light);
    };
  }, []);
  return root;
}
