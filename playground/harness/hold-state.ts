import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a reader has done to a page, to be found again after an edit. */
export interface HeldState {
  /** Fails when the page was reloaded, or lost its scroll position, its open group or the typed text. */
  expectKept(): Promise<void>;
}

/**
 * Leaves traces on the page `/guides/routes` of the app `alone`: a mark on `window`, which a reload wipes, a scroll position, the group
 * "Advanced" opened in the sidebar, and a number typed into the form.
 */
export async function holdState(page: Page): Promise<HeldState> {
  await markDocument(page);
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByLabel('Weight in grams').fill('1200');
  await page.evaluate(() => window.scrollTo({ top: 160, behavior: 'instant' }));
  const held = await readState(page);
  expect(held).toEqual({ isMarked: true, scroll: 160, isGroupOpen: 'true', typed: '1200' });
  return { expectKept: async () => expect(await readState(page)).toEqual(held) };
}

/** Puts a mark on `window` that only a reload removes. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'octavoSpecMark', true));
}

/** True when the document is still the one that `markDocument` marked. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'octavoSpecMark'));
}

async function readState(page: Page): Promise<Record<string, unknown>> {
  return {
    isMarked: await isMarked(page),
    scroll: await page.evaluate(() => window.scrollY),
    isGroupOpen: await page.getByRole('button', { name: 'Advanced' }).getAttribute('aria-expanded'),
    typed: await page.getByLabel('Weight in grams').inputValue(),
  };
}
