import type { Page, Response } from 'playwright-core';

/** Opens an address of the docs, waits until React has taken the page over and its text is there; gives the document's response. */
export async function visit(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
  if (response === null) throw new Error(`${url} is the page that is already open.`);
  await page.locator('html[data-octavo-hydrated]').waitFor();
  await page.locator('.octavo h1').first().waitFor();
  return response;
}
