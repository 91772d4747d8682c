import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Icon } from './icon.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Icon', component: Icon, isInline: true, props: { icon: '/a.svg', size: '17', color: '#123456', iconType: 'solid' } },
];
