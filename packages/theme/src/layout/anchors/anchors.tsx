import type { Color, DivisionLink } from '@octavo/core';
import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { parseHex } from '../../style/parse-hex.ts';
import { Sign } from '../sign/sign.tsx';

/** The anchors above the sidebar's groups: a coloured plate and a name each. */
export function Anchors({ anchors }: { anchors: DivisionLink[] }): ReactElement | null {
  const resolveHref = useHref();
  if (anchors.length === 0) return null;
  return (
    <ul className="octavo-anchors">
      {anchors.map((anchor) => (
        <li key={`${anchor.name} ${anchor.href}`}>
          <a href={anchor.isExternal ? anchor.href : resolveHref(anchor.href)} aria-current={anchor.isActive ? 'true' : undefined}>
            <span className="octavo-anchor-plate" style={{ background: renderBackground(anchor.color) }}>
              <Sign name="page" />
            </span>
            {anchor.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function renderBackground(color: Color | undefined): string | undefined {
  if (color === undefined) return undefined;
  if (typeof color === 'string') return parseHex(color) && color;
  const stops = [color.from, color.via, color.to].filter((stop) => stop !== undefined);
  return stops.every(parseHex) ? `linear-gradient(135deg, ${stops.join(', ')})` : undefined;
}
