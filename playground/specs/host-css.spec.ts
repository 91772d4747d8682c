import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { closeAfterwards } from '../harness/close-afterwards.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { findDifference } from '../harness/find-difference.ts';

const test = createTest({ app: 'host-css', base: '/docs', isSinglePage: true });
const HOSTS = ['tailwind', 'bootstrap', 'hostile'] as const;
const MODES = ['light', 'dark'] as const;

/** A picture of the whole page, once fonts and styles are there and two pictures in a row are the same. */
async function shoot(page: Page, url: string, selector: string): Promise<Buffer> {
  await page.goto(url);
  await page.locator(selector).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const draw = (): Promise<Buffer> => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await draw();
  for (;;) {
    const next = await draw();
    if (next.equals(last)) return next;
    last = next;
  }
}

// Dev and build serve the same style sheet: one of them is enough for pixels.
describe.runIf(!isDev)('style sheets side by side', () => {
  for (const mode of MODES) {
    test(`the docs look the same in every host, ${mode}`, async ({ site, page }) => {
      await page.emulateMedia({ colorScheme: mode });
      // What a browser itself does to a document without any style sheet is the host's business.
      closeAfterwards(page);
      await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.body.style.margin = '0')));
      const alone = await shoot(page, `${site.url('/parts')}`, '.octavo h1');
      for (const host of HOSTS) {
        const inHost = await shoot(page, `${site.url('/parts')}?host=${host}`, '.octavo h1');
        expect.soft(await findDifference(page, alone, inHost), host).toBeUndefined();
      }
    });
  }

  for (const host of ['none', ...HOSTS]) {
    test(`the page of a host with ${host} looks the same beside the docs' style sheet`, async ({ site, page }) => {
      const alone = await shoot(page, site.hostUrl(`/?host=${host}`), '#host');
      const withDocs = await shoot(page, site.hostUrl(`/?host=${host}&with=docs`), '#host');
      expect(
        await page.evaluate(() =>
          [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => rule.cssText.includes('octavo'))),
        ),
      ).toBe(true);
      expect(await findDifference(page, alone, withDocs)).toBeUndefined();
    });
  }
});
