import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Tile } from './tile.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Tile', component: Tile, props: { title: 'Title', description: 'More', href: '/a' } },
];
