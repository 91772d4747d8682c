import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { GitHub } from './git-hub.tsx';
import type { GitHubRepoProps } from './git-hub-repo.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'GitHub',
    component: GitHub,
    isRare: true,
    partsTake: { Repo: { owner: 'any', repo: 'any', url: 'any', description: 'any' } satisfies TakenProps<GitHubRepoProps> },
    parts: { Repo: { repo: 'example/app' } },
  },
];
