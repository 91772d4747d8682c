import { CSS_COLOR } from '../component-descriptor.ts';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Card } from './card.tsx';
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
    // Its `type` is a kind of callout.
    alsoNeeds: ['callout'],
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
];
