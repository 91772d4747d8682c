import { chromium } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

import { isDev } from '../harness/create-test.ts';
import { findGrowth } from '../soak/find-growth.ts';
import { runSoak } from '../soak/run-soak.ts';

/** Each round breaks something and waits for the repair to show: most of it is waiting. */
const TIMEOUT = 600_000;

describe.runIf(isDev)('a running server', () => {
  test('survives thirty breaks and shows each repair', { timeout: TIMEOUT }, async () => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    try {
      const { faults, states } = await runSoak({ seed: 7, rounds: 30, browser });
      expect([...faults, ...findGrowth(states)]).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
