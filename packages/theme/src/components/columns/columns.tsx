import type { CSSProperties, ReactElement } from 'react';
import { coerceNumber } from '../props/coerce-prop.ts';
import type { LooseNumber } from '../props/coerce-prop.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface ColumnsProps extends RootProps {
  /** Number of columns, 1 to 4; fewer on narrow screens. */
  cols?: LooseNumber;
}

/** More columns have no room. */
export const MOST_COLUMNS = 4;

/** Its children side by side. */
export function Columns(props: ColumnsProps): ReactElement {
  const root = createRootProps(props, 'octavo-columns');
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.round(coerceNumber(props.cols, 2))));
  const style: CSSProperties & Record<`--${string}`, number> = { '--octavo-columns': columns };
  return (
    <div {...root} style={{ ...style, ...root.style }}>
      {props.children}
    </div>
  );
}
