import type { TestProject } from 'vitest/node';

import { launchBrowser } from './launch-browser.ts';

/** Vitest's global setup of a browser project: one Chromium for all of its spec files, which connect to `browserEndpoint`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchBrowser();
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
