import type { DivisionLink } from '@octavo/core';
import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';

/** A list of divisions, of which one may be where the reader is. Renders nothing for an empty list. */
export function DivisionLinks({ links, className }: { links: DivisionLink[]; className: string }): ReactElement | null {
  const resolveHref = useHref();
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={`${link.name} ${link.href}`}>
          <a
            href={link.isExternal ? link.href : resolveHref(link.href)}
            aria-current={link.isActive ? 'true' : undefined}
            data-external={link.isExternal ? '' : undefined}
          >
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
