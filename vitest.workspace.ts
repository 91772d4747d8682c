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
const POLL = { timeout: PATIENCE, interval: 50 };

const SLOW = '**/*.slow.test.ts';

/** Those that build sites, with the packages as they are published: these start in half of the time. */
const PACKED = '**/*.packed.test.ts';

/** Runs the packages as they are published. */
const IN_PACKED = { setupFiles: ['playground/packed/prepare-packed.ts'] };

/** Browser specs, once against the dev server and once against what the build wrote: one Chromium each. */
const browserProjects = (['dev', 'build'] as const).map((mode): TestProjectInlineConfiguration => ({
  test: {
    name: `browser:${mode}`,
    environment: 'node',
    include: ['playground/specs/**/*.spec.ts'],
    ...IN_PACKED,
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
    ...IN_PACKED,
    globalSetup: ['playground/harness/browser-setup.ts'],
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
    ...IN_PACKED,
    globalSetup: ['playground/harness/browser-setup.ts'],
    maxWorkers,
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: POLL },
  },
};

/** Runs in a document of happy-dom. */
const IN_DOCUMENT = { environment: 'happy-dom', setupFiles: ['packages/theme/src/fixtures/prepare-document.ts'] };

/**
 * Runs in Node, which loads our sources itself, as in the programs that tests start: no module is transformed, and a function of another
 * module is called as it is, not looked up at each call. JSX needs Vite.
 */
const NATIVE = { environment: 'node', experimental: { viteModuleRunner: false, nodeLoader: false } };

/**
 * Room for new objects (MiB): with less, which the engine takes by itself, unit tests spend a tenth of the processor's time on moving them. Not for
 * slow tests: what they run holds this memory itself.
 */
const QUICK = { execArgv: ['--max-semi-space-size=64'] };

/** Unit tests. The files of a project share processes: none may leave anything behind. */
const unitProjects = [
  // First, since it has the longest files: the others fill up the time of the second worker.
  // It has all that runs in a document: a file that asks for another environment than its project's ends the worker of the others.
  {
    ...IN_DOCUMENT,
    ...QUICK,
    name: 'theme',
    include: ['packages/{theme/src,vite/client}/**/*.test.{ts,tsx}', 'packages/{openapi,vite}/src/**/*.test.tsx'],
    exclude: [SLOW, `${SLOW}x`],
  },
  // One for all packages: a worker that goes on to another project ends, and the next one loads our sources anew.
  {
    ...NATIVE,
    ...QUICK,
    name: 'unit',
    include: ['packages/{core,openapi,vite,cli,create-octavo,bench}/src/**/*.test.ts'],
    exclude: [SLOW, PACKED],
  },
  { ...NATIVE, ...QUICK, name: 'harness', include: ['playground/{harness,corpus,docs}/**/*.test.ts'], exclude: [SLOW, PACKED] },
  // Those that start programs, build or judge for seconds.
  { ...IN_DOCUMENT, name: 'slow:theme', include: [`packages/${SLOW}x`] },
  { ...NATIVE, name: 'slow', include: [`{packages,playground}/${SLOW}`] },
  { ...NATIVE, ...IN_PACKED, name: 'slow:packed', include: [`{packages,playground}/${PACKED}`] },
].map((own): TestProjectInlineConfiguration => ({
  test: {
    ...own,
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    maxWorkers,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: POLL },
  },
}));

/** The one Vitest configuration: always run with `--config vitest.workspace.ts`, which Vitest does not look for by itself. */
const config: ViteUserConfig = defineConfig({
  test: {
    globalSetup: ['playground/packed/packed-setup.ts'],
    projects: [...unitProjects, ...browserProjects, packedProject, hostsProject],
    // In `node_modules`: what was transformed once is not transformed again by the next run. A clean clone has none: to write it would cost a second.
    fsModuleCache: process.env['CI'] === undefined,
    sequence: { sequencer: LongestFirst },
  },
});

export default config;
