import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Step } from './step.tsx';
import { STEP_TITLE_TAGS, Steps } from './steps.tsx';
import type { StepProps } from './step.tsx';
import type { StepsProps } from './steps.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Step',
    component: Step,
    takes: {
      title: 'any',
      icon: 'any',
      iconType: 'any',
      stepNumber: 'number',
      titleSize: STEP_TITLE_TAGS,
      titleLevel: 'number',
    } satisfies TakenProps<StepProps>,
    isRare: true,
    props: { title: 'First', stepNumber: '2', iconType: 'solid' },
  },
  {
    name: 'Steps',
    component: Steps,
    takes: { titleSize: STEP_TITLE_TAGS } satisfies TakenProps<StepsProps>,
    readsChildren: true,
    isRare: true,
    props: { titleSize: 'h3' },
  },
];
