import type { ComponentDescriptor } from '../component-descriptor.ts';
import { GitHub } from './git-hub.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'GitHub', component: GitHub, parts: { Repo: { repo: 'example/app' } } },
];
