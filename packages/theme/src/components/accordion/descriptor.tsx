import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Accordion } from './accordion.tsx';
import { AccordionGroup } from './accordion-group.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Accordion',
    component: Accordion,
    isClosed: true,
    props: { title: 'Title', description: 'More', icon: '🚀', defaultOpen: 'true' },
  },
  { name: 'AccordionGroup', component: AccordionGroup },
];
