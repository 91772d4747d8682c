import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Badge, BADGE_ALIASES, BADGE_COLORS } from './badge.tsx';
import type { BadgeProps } from './badge.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Badge',
    component: Badge,
    takes: {
      color: { colors: [...BADGE_COLORS, ...Object.keys(BADGE_ALIASES)] },
      size: ['xs', 'sm', 'md', 'lg'],
      shape: ['rounded', 'pill'],
      icon: 'any',
      iconType: 'any',
      stroke: 'boolean',
      disabled: 'boolean',
    } satisfies TakenProps<BadgeProps>,
    isInline: true,
    isRare: true,
    props: { color: 'green', size: 'lg', icon: '/a.svg', stroke: 'true' },
  },
];
