import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { packPackages } from './pack-packages.ts';

/** Vitest's global setup of the project `packed`: the packages are built and packed once for all of its spec files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-tarballs-'));
  project.provide('tarballs', await packPackages(folder));
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
