import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../../playground/harness/launch-browser.ts';

/** Opens the Chromium of the browser specs; closing it ends its process. */
export async function openBrowser(): Promise<Browser> {
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  browser.once('disconnected', () => void server.close());
  return browser;
}
