import { chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import { PATIENCE } from '../harness/patience.ts';
import type { HostApp } from './host-apps.ts';

/** Presses a button of the app's home, and one of a page of the docs: both documents are alive, as a reader gets them. */
export async function useInBrowser(origin: string, { base = '', isBackend }: HostApp): Promise<void> {
  const browser = await chromium.connect(inject('browserEndpoint'));
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    if (!isBackend) await press(page, { url: `${origin}${base}/`, words: ['Counted', 'boats'] });
    await press(page, { url: `${origin}${base}/docs/boats/mooring`, words: ['Tied', 'lines'] });
  } finally {
    await browser.close();
  }
}

/** Until the button counts: a press before its program has come is lost. */
async function press(page: Page, { url, words: [verb, noun] }: { url: string; words: [string, string] }): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  const button = page.getByRole('button', { name: new RegExp(`^${verb} \\d+ ${noun}$`) });
  const pressOnce = async (): Promise<string | null> => {
    await button.click();
    return button.textContent();
  };
  await expect.poll(pressOnce, { timeout: PATIENCE, interval: 200 }).not.toBe(`${verb} 0 ${noun}`);
}
