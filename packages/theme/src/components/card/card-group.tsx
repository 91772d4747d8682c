import type { ReactElement } from 'react';
import { Columns } from '../columns/columns.tsx';
import type { ColumnsProps } from '../columns/columns.tsx';

/** Cards side by side, of one height in a row. */
export function CardGroup(props: ColumnsProps): ReactElement {
  return <Columns {...props} />;
}
