import { availableParallelism } from 'node:os';
import path from 'node:path';

import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

import { LongestFirst } from './playground/harness/longest-first.ts';
import { PATIENCE } from './playground/harness/patience.ts';

// What programs compile, and the types that Node strips from our sources, is kept for the next of the many that tests start.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

/** Test files at a time: two more than there are cores, since many wait for servers, installs and browsers. Vitest itself would take one fewer than cores. */
const maxWorkers = availableParallelism() + 2;

/** How a test waits for what is to come: a second, Vitest's default, is short on a busy machine. */
const POLL = { timeout: PATIENCE, interval: 20 };

const SLOW = '**/*.slow.test.{ts,tsx}';

/** Browser specs, once against the dev server and once against what the build wrote: one Chromium each. */
const browserProjects = (['dev', 'build'] as const).map((mode): TestProjectInlineConfiguration => ({
  test: {
    name: `browser:${mode}`,
    environment: 'node',
    include: ['playground/specs/**/*.spec.ts'],
    globalSetup: ['playground/harness/browser-setup.ts', 'playground/harness/apps-setup.ts'],
    provide: { mode },
    // Their files share processes, as those of unit tests do: one that loads Playwright anew for each file spends half a second of the processor on it.
    isolate: false,
    maxWorkers,
    // The first test of a file waits for its app's build.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: POLL },
  },
}));

/** The packages as they are published, installed into fresh projects. */
const packedProject: TestProjectInlineConfiguration = {
  test: {
    name: 'packed',
    environment: 'node',
    include: ['playground/packed/**/*.spec.ts'],
    globalSetup: ['playground/harness/browser-setup.ts', 'playground/packed/packed-setup.ts'],
    maxWorkers,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: POLL },
  },
};

/** Apps of the frameworks that build with Vite, installed from the registry once. */
const hostsProject: TestProjectInlineConfiguration = {
  test: {
    name: 'hosts',
    environment: 'node',
    include: ['playground/hosts/*.spec.ts'],
    globalSetup: ['playground/harness/browser-setup.ts'],
    maxWorkers,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: POLL },
  },
};

/** Quick unit tests. Their files share a process: none may leave anything behind. */
const unitProjects = Object.entries({
  // First, since it has the longest files: the others fill up the time of the second worker.
  // It has all that runs in a document: a file that asks for another environment than its project's ends the worker of the others.
  theme: ['packages/{theme/src,vite/client}/**/*.test.{ts,tsx}', 'packages/{openapi,vite}/src/**/*.test.tsx'],
  core: ['packages/core/src/**/*.test.ts'],
  openapi: ['packages/openapi/src/**/*.test.ts'],
  vite: ['packages/vite/src/**/*.test.ts'],
  cli: ['packages/cli/src/**/*.test.ts'],
  'create-octavo': ['packages/create-octavo/src/**/*.test.ts'],
  bench: ['packages/bench/src/**/*.test.ts'],
  harness: ['playground/{harness,corpus,docs}/**/*.test.ts'],
}).map(([name, include]): TestProjectInlineConfiguration => ({
  test: {
    name,
    environment: name === 'theme' ? 'happy-dom' : 'node',
    include,
    exclude: [SLOW],
    // It imports JSON as bundlers do, not as Node does.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    setupFiles: name === 'theme' ? ['packages/theme/src/fixtures/prepare-document.ts'] : [],
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    maxWorkers,
    testTimeout: 120_000,
    expect: { poll: POLL },
  },
}));

/** Unit tests that start programs, build or judge for seconds. */
const slowProject: TestProjectInlineConfiguration = {
  test: {
    name: 'slow',
    environment: 'node',
    include: [`{packages,playground}/${SLOW}`],
    // Their files share processes, as those of unit tests do: loading Vite and our sources anew for each of fifty takes half a minute of the processor.
    isolate: false,
    maxWorkers,
    testTimeout: 300_000,
    expect: { poll: POLL },
  },
};

/** The one Vitest configuration: always run with `--config vitest.workspace.ts`, which Vitest does not look for by itself. */
const config: ViteUserConfig = defineConfig({
  test: {
    projects: [...unitProjects, slowProject, ...browserProjects, packedProject, hostsProject],
    // In `node_modules`: what was transformed once is not transformed again by the next run.
    fsModuleCache: true,
    sequence: { sequencer: LongestFirst },
  },
});

export default config;
