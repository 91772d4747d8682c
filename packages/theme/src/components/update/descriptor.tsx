import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Update } from './update.tsx';
import { UpdateFilter } from './update-filter.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Update',
    component: Update,
    isClosed: true,
    props: { label: '2026-05-13', description: 'v1', tags: ['a'], rss: { title: 'x' } },
  },
  { name: 'UpdateFilter', component: UpdateFilter, props: { tags: 'a, b' } },
];
