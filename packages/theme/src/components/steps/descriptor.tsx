import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Step } from './step.tsx';
import { Steps } from './steps.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Step', component: Step, props: { title: 'First', stepNumber: '2', iconType: 'solid' } },
  { name: 'Steps', component: Steps, readsChildren: true, props: { titleSize: 'h3' } },
];
