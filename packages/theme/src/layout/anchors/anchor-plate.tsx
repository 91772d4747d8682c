import type { Color, DivisionLink } from '@octavo/core';
import type { CSSProperties, ReactElement } from 'react';
import { findInk } from '../../style/find-readable.ts';
import { parseHex, renderHex } from '../../style/parse-hex.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { Sign } from '../sign/sign.tsx';

/** The coloured plate of an anchor with its icon, in white where that is seen, else in black; a sign stands in for an icon that is not known. */
export function AnchorPlate({ anchor }: { anchor: DivisionLink }): ReactElement {
  return (
    <span className="octavo-anchor-plate" style={createPlateStyle(anchor.color)}>
      <LayoutIcon icon={anchor.icon} />
      <Sign name="page" />
    </span>
  );
}

/** What a sign needs to be seen; text needs more. */
const SIGN_CONTRAST = 3;

function createPlateStyle(color: Color | undefined): CSSProperties | undefined {
  const stops = typeof color === 'string' ? [color] : [color?.from, color?.via, color?.to].filter((stop) => stop !== undefined);
  const parsed = stops.map(parseHex).filter((stop) => stop !== undefined);
  if (parsed.length === 0 || parsed.length < stops.length) return undefined;
  const background = parsed.length === 1 ? stops[0] : `linear-gradient(135deg, ${stops.join(', ')})`;
  return { background, color: renderHex(findInk(parsed, SIGN_CONTRAST)) };
}
