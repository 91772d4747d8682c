import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Snippet } from './snippet.tsx';

export const descriptors: readonly ComponentDescriptor[] = [{ name: 'Snippet', component: Snippet, isBare: true }];
