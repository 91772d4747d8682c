import type { TestProject } from 'vitest/node';

import { givePackages } from '../harness/own-packages.ts';
import { findPacked } from './find-packed.ts';

/** Vitest's global setup of a project whose apps run what is published: the packages are built and packed once for all projects. */
export async function setup(project: TestProject): Promise<void> {
  const { tarballs, packages } = await findPacked();
  project.provide('tarballs', tarballs);
  givePackages(packages);
}
