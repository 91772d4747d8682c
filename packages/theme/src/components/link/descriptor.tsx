import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Link } from './link.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Link', component: Link, elements: ['a'], isInline: true, props: { href: '/a' } },
];
