import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { DivisionLink } from '@octavo/core';
import { DivisionLinks } from '../links/division-links.tsx';

export interface SwitcherProps {
  /** `octavo-versions`: the list inside is `octavo-versions-list`. */
  className: string;
  /** What is chosen, and what from. */
  label: string;
  links: DivisionLink[];
  /** What is shown while the menu is closed. */
  children: ReactNode;
}

/** A menu of divisions; a native `details`, so it opens before React is there. Escape and a click beside it close it. */
export function Switcher({ className, label, links, children }: SwitcherProps): ReactElement {
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
  return (
    <details className={`octavo-switcher ${className}`} ref={ref}>
      <summary aria-label={label}>{children}</summary>
      <DivisionLinks className={`octavo-switcher-list ${className}-list`} links={links} />
    </details>
  );
}
