import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Accordion } from './accordion.tsx';
import { AccordionGroup } from './accordion-group.tsx';
import type { RootProps } from '../props/root-props.ts';
import type { AccordionProps } from './accordion.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Accordion',
    component: Accordion,
    takes: { title: 'any', description: 'any', icon: 'any', iconType: 'any', defaultOpen: 'boolean' } satisfies TakenProps<AccordionProps>,
    isClosed: true,
    isRare: true,
    props: { title: 'Title', description: 'More', icon: '🚀', defaultOpen: 'true' },
  },
  { name: 'AccordionGroup', component: AccordionGroup, takes: {} satisfies TakenProps<RootProps>, isRare: true },
];
