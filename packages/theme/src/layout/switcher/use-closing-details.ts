import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Closes a menu that is a native `details` with Escape, which gives the focus back to its summary, and with a click beside it. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const details = ref.current;
      if (details === null || !details.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target instanceof Node && details.contains(event.target)) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return ref;
}
