import type { ComponentDescriptor } from '../component-descriptor.ts';
import { View } from './view.tsx';
import { ViewSwitch } from './view-switch.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'View', component: View, isClosed: true, props: { title: 'For some', icon: '🐍' } },
  { name: 'ViewSwitch', component: ViewSwitch, props: { views: ['For some', 'For others'] } },
];
