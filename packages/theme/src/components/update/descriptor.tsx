import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Update } from './update.tsx';
import { UpdateFilter } from './update-filter.tsx';
import type { UpdateProps } from './update.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Update',
    component: Update,
    takes: { label: 'any', description: 'any', tags: 'any', rss: 'any' } satisfies TakenProps<UpdateProps>,
    isRare: true,
    isClosed: true,
    props: { label: '2026-05-13', description: 'v1', tags: ['a'], rss: { title: 'x' } },
  },
  { name: 'UpdateFilter', component: UpdateFilter, isRare: true, props: { tags: 'a, b' } },
];
