import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Column } from './column.tsx';
import { COLUMN_RANGE, Columns } from './columns.tsx';
import type { RootProps } from '../props/root-props.ts';
import type { ColumnsProps } from './columns.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Column', component: Column, takes: {} satisfies TakenProps<RootProps> },
  { name: 'Columns', component: Columns, takes: { cols: COLUMN_RANGE } satisfies TakenProps<ColumnsProps>, props: { cols: '2' } },
];
