import type { ConfigColor, DivisionLink } from '@octavo/core';
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

function createPlateStyle(color: ConfigColor | undefined): CSSProperties | undefined {
  if (typeof color !== 'object' || !('light' in color)) return createSurface(typeof color === 'object' ? color : { from: color });
  const light = createSurface({ from: color.light });
  const dark = createSurface({ from: color.dark });
  if (light === undefined || dark === undefined) return undefined;
  return { background: `light-dark(${light.background}, ${dark.background})`, color: `light-dark(${light.color}, ${dark.color})` };
}

function createSurface(stops: { from: string | undefined; via?: string; to?: string }): { background: string; color: string } | undefined {
  const given = [stops.from, stops.via, stops.to].filter((stop) => stop !== undefined);
  const parsed = given.map(parseHex).filter((stop) => stop !== undefined);
  const [first = ''] = given;
  if (parsed.length === 0 || parsed.length < given.length) return undefined;
  return {
    background: given.length === 1 ? first : `linear-gradient(135deg, ${given.join(', ')})`,
    color: renderHex(findInk(parsed, SIGN_CONTRAST)),
  };
}
