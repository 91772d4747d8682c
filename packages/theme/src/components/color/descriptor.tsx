import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Color } from './color.tsx';
import type { ColorItemProps } from './color-item.tsx';
import type { ColorRowProps } from './color-row.tsx';
import type { ColorProps } from './color.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Color',
    component: Color,
    partsTake: {
      Item: { name: 'any', value: 'any' } satisfies TakenProps<ColorItemProps>,
      Row: { title: 'any' } satisfies TakenProps<ColorRowProps>,
    },
    takes: { variant: ['compact', 'table'] } satisfies TakenProps<ColorProps>,
    isRare: true,
    readsChildren: true,
    parts: { Item: { name: 'Red', value: { light: '#f00', dark: '#900' } }, Row: { title: 'Row' } },
    props: { variant: 'table' },
  },
];
