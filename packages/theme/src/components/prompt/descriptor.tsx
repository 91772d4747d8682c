import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Prompt } from './prompt.tsx';
import type { PromptProps } from './prompt.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Prompt',
    component: Prompt,
    isRare: true,
    takes: { description: 'any', icon: 'any', iconType: 'any', actions: 'any' } satisfies TakenProps<PromptProps>,
    props: { description: '**Ask** it', actions: ['copy'] },
  },
];
