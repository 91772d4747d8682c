import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Visibility } from './visibility.tsx';
import type { VisibilityProps } from './visibility.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Visibility',
    component: Visibility,
    takes: { for: ['humans', 'agents'] } satisfies TakenProps<VisibilityProps>,
    isInline: true,
    isClosed: true,
    isBare: true,
  },
];
