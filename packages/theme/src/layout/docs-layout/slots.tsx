import type { ReactElement, ReactNode } from 'react';
import type { RegionProps, Regions, SlotName } from '../region.ts';

type Around<Name = SlotName> = Name extends `Before${infer Region}` ? Region : never;

/** What `Slots` stand around. */
export interface SlotsProps {
  /** The region in the middle. */
  around: Around;
  regions: Partial<Regions> | undefined;
  props: RegionProps;
  /** True where the region is a cell of the layout's grid: then all of it is. */
  isCell?: boolean;
  children: ReactNode;
}

/** A region with what the site puts before and after it. */
export function Slots({ around, regions, props, isCell = false, children }: SlotsProps): ReactElement {
  const [Before, After] = [regions?.[`Before${around}`], regions?.[`After${around}`]];
  if (Before === undefined && After === undefined) return <>{children}</>;
  const content = (
    <>
      {Before && <Before {...props} />}
      {children}
      {After && <After {...props} />}
    </>
  );
  return isCell ? (
    <div className="octavo-slots" data-region={around}>
      {content}
    </div>
  ) : (
    content
  );
}
