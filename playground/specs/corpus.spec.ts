import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { isFaulty } from '../corpus/format-site-report.ts';
import { runSite } from '../corpus/run-site.ts';
import { isDev } from '../harness/create-test.ts';

/** Real sites beside the project, where they are; `pnpm corpus` runs all of them, and all their pages. */
const CORPUS = path.resolve(import.meta.dirname, '../../../shared/corpus');

/** What a run of CI has the time for. */
const SITES = ['1router', 'abstract'];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(() => browser?.close());

describe.runIf(!isDev && existsSync(CORPUS)).each(SITES)('%s', (name) => {
  test('is rendered and hydrated without a message of ours', async () => {
    const report = await runSite(path.join(CORPUS, name), {
      browser,
      limit: 12,
      tabs: 2,
      isDev: false,
      isVerbose: false,
      onProgress: () => {},
    });
    expect(report).toMatchObject({ pages: { visited: 12, rendered: 12, hydrated: 12 }, notRendered: [], lostFiles: [] });
    expect(isFaulty(report), JSON.stringify(report.console)).toBe(false);
  });
});
