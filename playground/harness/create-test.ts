import { setTimeout } from 'node:timers/promises';

import { chromium, type Page } from 'playwright-core';
import { expect, inject, test as plainTest } from 'vitest';

import { serveApp, type AppOptions, type ServedApp } from './serve-app.ts';
import { watchConsole, type ConsoleWatch } from './watch-console.ts';

/** Milliseconds after which the watcher has told the dev server of every file that was put back. */
const WATCHER_DELAY = 300;

/** What a browser spec's tests receive. */
export interface BrowserFixtures {
  /** The app, served once for all tests of the file; edits are undone after each test. */
  site: ServedApp;
  /** A fresh page in a profile of its own. */
  page: Page;
  /** The page's console: the test fails when it holds anything that was not allowed. */
  log: ConsoleWatch;
}

/** Declares one test of a browser spec. Fixtures that its function does not take apart by name are not made. */
export type BrowserTest = (name: string, run: (fixtures: BrowserFixtures) => Promise<void>) => void;

/** True in the project that drives the dev server, false in the one that drives the build. */
export const isDev: boolean = inject('mode') === 'dev';

/** Creates the `test` function of a spec about one app. */
export function createTest(options: AppOptions): BrowserTest {
  // Vitest makes a fixture that failed once more for every test: an app that does not start is started once.
  let served: Promise<ServedApp> | undefined;
  const test = plainTest
    .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
      const site = await (served ??= serveApp(options, inject('mode')));
      onCleanup(() => site.stop());
      return site;
    })
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      onCleanup(() => browser.close());
      return browser;
    })
    .extend('page', async ({ browser }, { onCleanup }) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      context.setDefaultTimeout(10_000);
      onCleanup(() => context.close());
      return context.newPage();
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
