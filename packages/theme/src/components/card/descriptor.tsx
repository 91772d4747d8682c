import { CSS_COLOR } from '../component-descriptor.ts';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Card } from './card.tsx';
import { CardGroup } from './card-group.tsx';
import { Column } from './column.tsx';
import { Columns, MOST_COLUMNS } from './columns.tsx';
import type { RootProps } from '../props/root-props.ts';
import type { ColumnsProps } from './columns.tsx';
import type { CardProps } from './card.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Card',
    component: Card,
    takes: {
      title: 'any',
      icon: 'any',
      iconType: 'any',
      color: CSS_COLOR,
      href: 'any',
      img: 'any',
      horizontal: 'boolean',
      cta: 'any',
      type: 'any',
      arrow: 'boolean',
    } satisfies TakenProps<CardProps>,
    isRare: true,
    props: {
      title: 'Title',
      icon: <svg />,
      color: '#123456',
      href: 'https://example.com',
      img: '/a.png',
      horizontal: 'false',
      cta: 'Go',
      arrow: 'true',
    },
  },
  {
    name: 'CardGroup',
    component: CardGroup,
    takes: { cols: { from: 1, to: MOST_COLUMNS } } satisfies TakenProps<ColumnsProps>,
    isRare: true,
    props: { cols: '3' },
  },
  { name: 'Column', component: Column, takes: {} satisfies TakenProps<RootProps>, isRare: true },
  {
    name: 'Columns',
    component: Columns,
    takes: { cols: { from: 1, to: MOST_COLUMNS } } satisfies TakenProps<ColumnsProps>,
    isRare: true,
    props: { cols: '2' },
  },
];
