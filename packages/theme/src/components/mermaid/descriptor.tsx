import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Mermaid } from './mermaid.tsx';

export const descriptors: readonly ComponentDescriptor[] = [{ name: 'Mermaid', component: Mermaid, isRare: true }];
