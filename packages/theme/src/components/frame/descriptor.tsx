import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Frame } from './frame.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Frame', component: Frame, props: { caption: 'Caption', hint: 'Hint', width: '100', height: '200' } },
];
