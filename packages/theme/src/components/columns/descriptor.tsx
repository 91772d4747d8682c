import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Column } from './column.tsx';
import { Columns, MOST_COLUMNS } from './columns.tsx';
import type { RootProps } from '../props/root-props.ts';
import type { ColumnsProps } from './columns.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Column', component: Column, takes: {} satisfies TakenProps<RootProps> },
  {
    name: 'Columns',
    component: Columns,
    takes: { cols: { from: 1, to: MOST_COLUMNS } } satisfies TakenProps<ColumnsProps>,
    props: { cols: '2' },
  },
];
