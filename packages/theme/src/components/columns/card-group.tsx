import type { ReactElement } from 'react';
import { Columns } from './columns.tsx';
import type { ColumnsProps } from './columns.tsx';

/** Cards side by side, of one height in a row. */
export function CardGroup(props: ColumnsProps): ReactElement {
  return <Columns {...props} />;
}
