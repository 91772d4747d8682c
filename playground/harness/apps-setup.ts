import type { TestProject } from 'vitest/node';

import { shareApps } from './share-apps.ts';

/** Vitest's global setup of a project whose specs share apps, each served as the project's `mode` says. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { mode } = project.config.provide;
  if (mode === undefined) throw new Error('The project provides no `mode`.');
  const apps = await shareApps(mode);
  project.provide('appsEndpoint', apps.endpoint);
  return () => apps.close();
}
