import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Card } from './card.tsx';
import { CardGroup } from './card-group.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Card',
    component: Card,
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
  { name: 'CardGroup', component: CardGroup, props: { cols: '3' } },
];
