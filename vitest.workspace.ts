import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

import { PATIENCE } from './playground/harness/patience.ts';

/** Spec files at a time: one more than the cores of a small machine, since a spec waits for servers, installs and browsers. */
const SPEC_WORKERS = 3;

/** Browser specs, once against the dev server and once against what the build wrote: one Chromium each. */
const browserProjects = (['dev', 'build'] as const).map((mode): TestProjectInlineConfiguration => ({
  test: {
    name: `browser:${mode}`,
    environment: 'node',
    include: ['playground/specs/**/*.spec.ts'],
    globalSetup: ['playground/harness/browser-setup.ts', 'playground/harness/apps-setup.ts'],
    provide: { mode },
    pool: 'forks',
    maxWorkers: SPEC_WORKERS,
    sequence: { groupOrder: 1 },
    // The first test of a file waits for its app's build.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE, interval: 20 } },
  },
}));

/** The packages as they are published, installed into fresh projects. */
const packedProject: TestProjectInlineConfiguration = {
  test: {
    name: 'packed',
    environment: 'node',
    include: ['playground/packed/**/*.spec.ts'],
    globalSetup: ['playground/harness/browser-setup.ts', 'playground/packed/packed-setup.ts'],
    pool: 'forks',
    maxWorkers: SPEC_WORKERS,
    sequence: { groupOrder: 2 },
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: PATIENCE, interval: 20 } },
  },
};

/** Apps of the frameworks that build with Vite, installed from the registry once. */
const hostsProject: TestProjectInlineConfiguration = {
  test: {
    name: 'hosts',
    environment: 'node',
    include: ['playground/hosts/*.spec.ts'],
    globalSetup: ['playground/harness/browser-setup.ts'],
    pool: 'forks',
    maxWorkers: SPEC_WORKERS,
    sequence: { groupOrder: 2 },
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
};

/** The one Vitest configuration: always run with `--config vitest.workspace.ts`, which Vitest does not look for by itself. */
const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      ...['core', 'openapi', 'vite', 'cli', 'create-octavo', 'bench'].map((name) => ({
        test: { name, environment: 'node', include: [`packages/${name}/src/**/*.test.ts`], testTimeout: 60_000 },
      })),
      {
        test: {
          name: 'theme',
          environment: 'happy-dom',
          testTimeout: 60_000,
          include: [
            'packages/theme/src/**/*.test.{ts,tsx}',
            'packages/vite/client/**/*.test.{ts,tsx}',
            'packages/openapi/src/react/**/*.test.tsx',
          ],
        },
      },
      { test: { name: 'harness', environment: 'node', include: ['playground/{harness,corpus}/**/*.test.ts'], testTimeout: 60_000 } },
      ...browserProjects,
      packedProject,
      hostsProject,
    ],
  },
});

export default config;
