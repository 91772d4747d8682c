import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Banner } from './banner.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Banner', component: Banner, props: { dismissible: 'true', type: 'warning', color: '#123456' } },
];
