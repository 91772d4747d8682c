import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Expandable } from './expandable.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Expandable', component: Expandable, isClosed: true, props: { title: 'Fields', defaultOpen: 'false' } },
];
