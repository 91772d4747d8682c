import type { DivisionLink } from '@octavo/core';
import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { AnchorPlate } from './anchor-plate.tsx';

/** The anchors above the sidebar's groups: a coloured plate and a name each. */
export function Anchors({ anchors }: { anchors: DivisionLink[] }): ReactElement | null {
  const resolveHref = useHref();
  if (anchors.length === 0) return null;
  return (
    <ul className="octavo-anchors">
      {anchors.map((anchor) => (
        <li key={`${anchor.name} ${anchor.href}`}>
          <a href={anchor.isExternal ? anchor.href : resolveHref(anchor.href)} aria-current={anchor.isActive ? 'true' : undefined}>
            <AnchorPlate anchor={anchor} />
            {anchor.name}
            {anchor.tag !== undefined && <span className="octavo-tag">{anchor.tag}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
