import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { CardGroup } from './card-group.tsx';
import { Column } from './column.tsx';
import { Columns, MOST_COLUMNS } from './columns.tsx';
import type { RootProps } from '../props/root-props.ts';
import type { ColumnsProps } from './columns.tsx';

const takes = { cols: { from: 1, to: MOST_COLUMNS } } satisfies TakenProps<ColumnsProps>;

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Column', component: Column, takes: {} satisfies TakenProps<RootProps>, isRare: true },
  { name: 'Columns', component: Columns, takes, isRare: true, props: { cols: '2' } },
  { name: 'CardGroup', component: CardGroup, takes, isRare: true, props: { cols: '3' } },
];
