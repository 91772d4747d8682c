import type { ReactElement } from 'react';
import type { RegionProps, Regions, Surrounded } from '../region.ts';

/** Where something stands. */
export interface Surroundings {
  name: Surrounded;
  regions: Partial<Regions> | undefined;
  props: RegionProps;
  /** True where the region is a cell of the layout's grid: then all of it is. */
  isCell?: boolean | undefined;
}

/** A region with what the site puts before and after it. */
export function surround(content: ReactElement, { name, regions, props, isCell }: Surroundings): ReactElement {
  const [Before, After] = [regions?.[`Before${name}`], regions?.[`After${name}`]];
  if (Before === undefined && After === undefined) return content;
  const all = (
    <>
      {Before && <Before {...props} />}
      {content}
      {After && <After {...props} />}
    </>
  );
  return isCell ? <div className="octavo-cell">{all}</div> : all;
}
