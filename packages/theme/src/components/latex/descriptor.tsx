import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Latex } from './latex.tsx';

export const descriptors: readonly ComponentDescriptor[] = [{ name: 'Latex', component: Latex, isInline: true }];
