import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Panel } from './panel.tsx';
import type { RootProps } from '../props/root-props.ts';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Panel', component: Panel, takes: {} satisfies TakenProps<RootProps>, isClosed: true, isRare: true, alsoNeeds: ['beside'] },
];
