import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Tile } from './tile.tsx';
import type { TileProps } from './tile.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Tile',
    component: Tile,
    isRare: true,
    takes: { title: 'any', description: 'any', href: 'any' } satisfies TakenProps<TileProps>,
    props: { title: 'Title', description: 'More', href: '/a' },
  },
];
