import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Prompt } from './prompt.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Prompt', component: Prompt, props: { description: '**Ask** it', actions: ['copy'] } },
];
