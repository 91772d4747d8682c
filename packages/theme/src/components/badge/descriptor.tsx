import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Badge } from './badge.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Badge', component: Badge, isInline: true, props: { color: 'green', size: 'lg', icon: '/a.svg', stroke: 'true' } },
];
