import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Visibility } from './visibility.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Visibility', component: Visibility, isInline: true, isClosed: true, isBare: true },
];
