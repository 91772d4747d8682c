import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Expandable } from './expandable.tsx';
import type { ExpandableProps } from './expandable.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Expandable',
    component: Expandable,
    takes: { title: 'any', defaultOpen: 'boolean' } satisfies TakenProps<ExpandableProps>,
    isClosed: true,
    isRare: true,
    props: { title: 'Fields', defaultOpen: 'false' },
  },
];
