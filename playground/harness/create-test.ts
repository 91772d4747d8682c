import { setTimeout } from 'node:timers/promises';

import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { describe, expect, inject, test as plainTest } from 'vitest';

import { PATIENCE } from './patience.ts';
import { serveApp, type ServedApp } from './serve-app.ts';
import { startSharedApp } from './share-apps.ts';
import type { AppOptions } from './start-app.ts';
import { watchConsole, type ConsoleWatch } from './watch-console.ts';

/** Milliseconds after which the watcher has told the dev server of every file that was put back. */
const WATCHER_DELAY = 300;

/** How a tab is at first. */
const VIEWPORT = { width: 1280, height: 720 };
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/** What a spec is about. */
export interface TestOptions extends AppOptions {
  /** True for a spec that changes no file: one copy of the app serves all specs of its project that say so. */
  isShared?: boolean;
}

/** What a browser spec's tests receive. */
export interface BrowserFixtures {
  /** The app, served once for all tests of the file; edits are undone after each test. */
  site: ServedApp;
  /**
   * An empty tab in a profile that remembers nothing of the tests before, but for the browser's cache of files. The tests of a process have the
   * same one: a test that gives it a script closes it, see `closeAfterwards`.
   */
  page: Page;
  /** The page's console: the test fails when it holds anything that was not allowed. */
  log: ConsoleWatch;
}

/** Declares one test of a browser spec. Fixtures that its function does not take apart by name are not made. */
export type BrowserTest = (name: string, run: (fixtures: BrowserFixtures) => Promise<void>) => void;

/** True in the project that drives the dev server, false in the one that drives the build. */
export const isDev: boolean = inject('mode') === 'dev';

/** Declares tests that dev skips: of what is the same code there, which other tests show to run. */
export function inBuild(test: BrowserTest): BrowserTest {
  if (!isDev) return test;
  return (name, run) =>
    describe.runIf(!isDev)('in a build', () => {
      test(name, run);
    });
}

/** What the files of a process share. */
const browserTest = plainTest
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('context', { scope: 'worker' }, async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ viewport: VIEWPORT });
    context.setDefaultTimeout(PATIENCE);
    onCleanup(() => context.close());
    return context;
  });

/** Creates the `test` function of a spec about one app. */
export function createTest({ isShared = false, ...options }: TestOptions): BrowserTest {
  const start = isShared ? () => startSharedApp(options, inject('appsEndpoint')) : undefined;
  // Vitest makes a fixture that failed once more for every test: an app that does not start is started once.
  let served: Promise<ServedApp> | undefined;
  const test = browserTest
    .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
      const site = await (served ??= serveApp(options, inject('mode'), start));
      onCleanup(() => site.stop());
      return site;
    })
    .extend('page', async ({ context }, { onCleanup }) => {
      onCleanup(() => emptyContext(context));
      return context.pages()[0] ?? context.newPage();
    })
    .extend('log', { auto: true }, async ({ page, site, onTestFailed }, { onCleanup }) => {
      const log = watchConsole(page);
      const printed = site.terminal().length;
      onTestFailed(() => console.error(`Vite printed during the test:\n${site.terminal().slice(printed)}`));
      onCleanup(async () => {
        if (await site.files.restore()) await setTimeout(WATCHER_DELAY);
        expect(log.problems(), 'problems in the console').toEqual([]);
      });
      return log;
    });
  return (name, run) => test(name, run);
}

/**
 * Leaves one tab, as a new one is, and forgets what a test's pages stored, of whatever origin. A new tab would be a new process of the browser,
 * which costs as much as the page of a build. The cache stays, too.
 */
async function emptyContext(context: BrowserContext): Promise<void> {
  const [tab = await context.newPage(), ...others] = context.pages();
  for (const other of others) await other.close();
  for (const routed of [context, tab]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  tab.removeAllListeners();
  await tab.mouse.move(-1, -1);
  await tab.setViewportSize(VIEWPORT);
  await tab.emulateMedia(MEDIA);
  const session = await context.newCDPSession(tab);
  // One that reloads itself at this moment cannot be left.
  const isLeft = await tab.goto('about:blank').then(
    () => true,
    () => false,
  );
  await session.send('Page.resetNavigationHistory');
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'local_storage,indexeddb' });
  await session.detach();
  if (!isLeft) await tab.close();
  await context.clearCookies();
}
