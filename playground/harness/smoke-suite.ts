import { describe, expect } from 'vitest';

import { createTest, type BrowserTest, type TestOptions } from './create-test.ts';
import { isMarked, markDocument } from './hold-state.ts';
import { findSidebar, readStyle, readTitle } from './read-page.ts';
import { visit } from './visit.ts';

/** A page of an app: its canonical address and its title. */
export interface KnownPage {
  href: string;
  title: string;
}

/** What the smoke suite has to know about an app. */
export interface SmokeOptions extends TestOptions {
  home: KnownPage;
  /** Another page that the sidebar of the home page links. */
  other: KnownPage;
  /** The title of a page whose text links `section`. */
  linking: string;
  /** A heading of `other` or of another page: its page's address and its id. */
  section: { href: string; id: string };
}

/** The contract of every app: what any site does, whatever it stands beside. Returns the `test` for what is special about the app. */
export function describeSmoke(options: SmokeOptions): BrowserTest {
  const { app, home, other, linking, section, isSinglePage = false } = options;
  const test = createTest(options);

  describe(`any site: ${app}`, () => {
    test('says that a page is not there; its sidebar leads to others, styled, back and forward, without a reload', async ({
      site,
      page,
      log,
    }) => {
      log.allow(/status of 404.*no\/such-page/);
      const response = await visit(page, site.url('/no/such-page'));
      await expect.poll(() => readTitle(page)).toBe('Page not found');
      if (!isSinglePage) expect(response.status()).toBe(404);
      await markDocument(page);
      await findSidebar(page).getByRole('link', { name: home.title }).click();
      await expect.poll(() => readTitle(page)).toBe(home.title);
      expect(await page.title()).toContain(home.title);
      expect(await readStyle(page.locator('.octavo'), '--octavo-color-primary')).not.toBe('');
      await findSidebar(page).getByRole('link', { name: other.title }).click();
      await expect.poll(() => readTitle(page)).toBe(other.title);
      expect(page.url()).toBe(site.url(other.href));
      expect(await page.title()).toContain(other.title);
      expect(await findSidebar(page).locator('[aria-current="page"]').allInnerTexts()).toEqual([other.title]);
      await page.goBack();
      await expect.poll(() => readTitle(page)).toBe(home.title);
      await page.goForward();
      await expect.poll(() => readTitle(page)).toBe(other.title);
      expect(await isMarked(page)).toBe(true);
    });

    test('answers a deep link, opens at its heading, and follows a link there from another page', async ({ site, page }) => {
      const heading = page.locator(`[id="${section.id}"]`);
      await page.setViewportSize({ width: 1280, height: 360 });
      const response = await visit(page, site.url(`${section.href}#${section.id}`));
      expect(response.status()).toBe(200);
      await expect.poll(() => heading.evaluate(isInView)).toBe(true);
      await findSidebar(page).getByRole('link', { name: linking }).click();
      await expect.poll(() => readTitle(page)).toBe(linking);
      // A page whose program was on its way may have been left for a new document.
      await page.locator('html[data-octavo-hydrated]').waitFor();
      await markDocument(page);
      await page.locator(`.octavo-article a[href$="#${section.id}"]`).first().click();
      await expect.poll(() => page.url()).toBe(site.url(`${section.href}#${section.id}`));
      await expect.poll(() => heading.isVisible()).toBe(true);
      await expect.poll(() => heading.evaluate(isInView)).toBe(true);
      expect(await isMarked(page)).toBe(true);
    });
  });

  return test;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
