import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Panel } from './panel.tsx';

export const descriptors: readonly ComponentDescriptor[] = [{ name: 'Panel', component: Panel, isClosed: true }];
