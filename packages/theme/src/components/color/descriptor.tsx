import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Color } from './color.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Color',
    component: Color,
    readsChildren: true,
    parts: { Item: { name: 'Red', value: { light: '#f00', dark: '#900' } }, Row: { title: 'Row' } },
    props: { variant: 'table' },
  },
];
