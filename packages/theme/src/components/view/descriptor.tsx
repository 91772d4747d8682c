import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { View } from './view.tsx';
import { ViewSwitch } from './view-switch.tsx';
import type { ViewProps } from './view.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'View',
    component: View,
    isRare: true,
    takes: { title: 'any', icon: 'any', iconType: 'any', views: 'any' } satisfies TakenProps<ViewProps>,
    isClosed: true,
    props: { title: 'For some', icon: '🐍' },
  },
  { name: 'ViewSwitch', component: ViewSwitch, isRare: true, props: { views: ['For some', 'For others'] } },
];
