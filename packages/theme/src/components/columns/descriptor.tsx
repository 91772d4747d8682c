import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Column } from './column.tsx';
import { Columns } from './columns.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Column', component: Column },
  { name: 'Columns', component: Columns, props: { cols: '2' } },
];
