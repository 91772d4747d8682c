import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { DivisionLink } from '@octavo/core';
import { DivisionLinks } from '../links/division-links.tsx';
import { useFurniture } from '../furniture/use-furniture.ts';

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
  const menu = useRef<HTMLDetailsElement>(null);
  useFurniture(menu);
  return (
    <details className={`octavo-switcher ${className}`} ref={menu}>
      <summary aria-label={label}>{children}</summary>
      <DivisionLinks className={`octavo-switcher-list ${className}-list`} links={links} />
    </details>
  );
}
