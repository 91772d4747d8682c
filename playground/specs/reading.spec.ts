import { tmpdir } from 'node:os';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, inBuild, isDev } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: '../docs-example', isBare: true, into: tmpdir(), isShared: true });
// Dev serves the same sheets, and what follows a reader is the same code there.
const testBuilt = inBuild(test);

const [SHORT, ...LONG] = ['/quickstart', '/api-reference/policies/replace', '/api-reference/decisions/explain'] as const;

// In dev one of them shows that it runs.
for (const href of isDev ? [SHORT] : [SHORT, ...LONG]) {
  test(`the contents mark the first heading that is seen on ${href}, at any width`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, site.url(href));
    for (const width of [1440, 900]) {
      await page.setViewportSize({ width, height: 700 });
      for (const part of [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9]) {
        await page.evaluate((share) => scrollTo(0, share * (document.body.scrollHeight - innerHeight)), part);
        await expect.poll(() => page.evaluate(findMarks)).toMatchObject({ isRight: true });
      }
    }
  });
}

testBuilt('a menu closes when the focus leaves it, and gives the focus back to its button with Escape', async ({ site, page }) => {
  await visit(page, site.url('/quickstart'));
  const menu = page.locator('.octavo-page-menu details');
  await menu.locator('summary').click();
  await page.locator('.octavo-prose a').first().focus();
  await expect.poll(() => menu.evaluate((element) => element.matches('[open]'))).toBe(false);
  await menu.locator('summary').click();
  await menu.locator('a, button').first().focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((element) => element.matches('[open]'))).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

// Dev and build serve the same style sheets.
describe.runIf(!isDev)('on paper, on a phone and under a finger', () => {
  test('a wide sheet of paper shows every example whole', async ({ site, page }) => {
    await visit(page, site.url('/api-reference/routes/create'));
    await page.emulateMedia({ media: 'print' });
    const examples = await page.evaluate(() =>
      [...document.querySelectorAll('.octavo-beside-examples :is([role=tabpanel], pre)')].map(({ clientHeight, scrollHeight }) => ({
        isSeen: clientHeight > 30,
        isWhole: scrollHeight <= clientHeight,
      })),
    );
    expect(examples.length).toBeGreaterThan(4);
    expect(examples).toEqual(examples.map(() => ({ isSeen: true, isWhole: true })));
  });

  test('the title of a part to open breaks where one of its words is wider than a phone', async ({ site, page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, site.url('/api-reference/routes/create'));
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const title = document.querySelector('.octavo-expandable-title');
      title?.replaceChildren('Sicherheitsbestimmungen'.repeat(2));
      return document.documentElement.scrollWidth;
    });
    expect(width).toBe(375);
  });

  test('an account in the footer and a tab of few letters are 24 px wide', async ({ site, page }) => {
    await visit(page, site.url('/sdks/typescript'));
    const widths = await page.evaluate(() => {
      const list = document.querySelector('.octavo-prose')?.appendChild(document.createElement('div'));
      list?.classList.add('octavo-tabs-list');
      const tab = list?.appendChild(document.createElement('button'));
      tab?.setAttribute('role', 'tab');
      return [tab, ...document.querySelectorAll('.octavo-footer-socials a')].map((target) => target?.getBoundingClientRect().width ?? 0);
    });
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.filter((width) => width < 24)).toEqual([]);
  });
});

testBuilt('tabs that have no room beside each other keep the width of their words', async ({ site, page }) => {
  await visit(page, site.url('/sdks/typescript'));
  const cut = await page.evaluate(() => {
    const list = document.querySelector('.octavo-prose')?.appendChild(document.createElement('div'));
    list?.classList.add('octavo-tabs-list');
    const tabs = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/octet-stream', 'multipart/mixed'].map(
      (title) => {
        const tab = document.createElement('button');
        tab.setAttribute('role', 'tab');
        tab.append(title);
        return tab;
      },
    );
    list?.append(...tabs);
    return tabs
      .filter(({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth > clientWidth)
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
});

testBuilt('a long word stays within its update and its card', async ({ site, page }) => {
  const word = 'Sicherheitsbestimmungen'.repeat(3);
  const findOverflow = (selector: string, name: string): Promise<number> =>
    page.evaluate(
      ([place, part, text]) => {
        const cell = document.querySelector(place)?.appendChild(document.createElement('p'));
        cell?.classList.add(part);
        cell?.append(text);
        return (cell?.scrollWidth ?? Infinity) - (cell?.clientWidth ?? 0);
      },
      [selector, name, word] as const,
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, site.url('/changelog'));
  expect(await findOverflow('.octavo-update-side', 'octavo-update-label')).toBe(0);
  await visit(page, site.url('/introduction'));
  expect(await findOverflow('.octavo-card-text', 'octavo-card-cta')).toBe(0);
});

/** Runs in the page: whether its place is written down. The browser keeps it by itself on a page without React, until another page is wished for. */
function isPlaceKept(): boolean {
  const isLeftToBrowser = document.querySelector('[data-octavo-core]') !== null && history.scrollRestoration === 'auto';
  return isLeftToBrowser || history.state?.octavoScroll === scrollY;
}

/** Presses a link of the page's text that is written for it: those that are there lead elsewhere. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector('main article')?.appendChild(document.createElement('a'));
    if (!link) throw new Error('The page has no text.');
    link.href = to;
    link.click();
  }, href);
}

for (const isAsked of [false, true])
  test(`back and forward lead to where a page was left between its own headings (${isAsked})`, async ({ site, page }) => {
    const readPlace = (): Promise<string> => page.evaluate(() => `${Math.round(scrollY)} ${location.pathname}${location.hash}`);
    const goTo = async (href: string): Promise<string> => {
      await follow(page, href);
      await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(href);
      await expect.poll(() => page.evaluate(isPlaceKept)).toBe(true);
      return readPlace();
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 500 });
    await visit(page, site.url('/concepts'));
    // What shows other pages comes with the first wish for one.
    if (isAsked) {
      await page.locator('.octavo-sidebar a[href="/quickstart"]').hover();
      await page.waitForFunction(() => history.state?.octavoEntry !== undefined || document.querySelector('[data-octavo-core]') === null);
    }
    await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(80);
    const places = ['80 /concepts'];
    for (const href of ['/concepts#decision', '/concepts#target', '/quickstart#see-why', '/quickstart#next']) places.push(await goTo(href));
    expect(new Set(places.map((place) => Number.parseInt(place, 10))).size).toBe(5);
    for (const place of places.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect.poll(readPlace).toBe(place);
    }
    for (const place of places.slice(1)) {
      await page.goForward();
      await expect.poll(readPlace).toBe(place);
    }
  });

test('back leads to where a page was left that the program has taken over from a page of text', async ({ site, page }) => {
  const href = '/api-reference/decisions/explain';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, site.url('/quickstart'));
  const before = await readTitle(page);
  await follow(page, href);
  await expect.poll(() => readTitle(page)).not.toBe(before);
  await page.locator('.octavo-api button:visible').first().click();
  await page.locator('html:not([data-octavo-hydrated=static])[data-octavo-hydrated]').waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => history.state?.octavoScroll)).toBe(80);
  await follow(page, `${href}#errors`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(80);
});

for (const href of ['/concepts', '/api-reference/decisions/explain'])
  test(`back leads to ${href} from a page that was loaded anew`, async ({ site, page }) => {
    await visit(page, site.url(href));
    const before = await readTitle(page);
    // Where an API is used, the site's program runs from then on.
    if (href !== '/concepts') {
      await page.locator('.octavo-api button:visible').first().click();
      await page.locator('html:not([data-octavo-hydrated=static])[data-octavo-hydrated]').waitFor();
    }
    await follow(page, '/quickstart');
    await expect.poll(() => readTitle(page)).not.toBe(before);
    const after = await readTitle(page);
    await page.reload();
    // What shows other pages comes by itself.
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect.poll(() => readTitle(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => readTitle(page)).toBe(after);
  });

/** Runs in the page: whether the mark is the first heading below what sticks to the top, else the last one above it. */
function findMarks(): { isRight: boolean; marked: string | null | undefined; seen: string | undefined } {
  const bars = [...document.querySelectorAll('.octavo-top, .octavo-toc-button')].map((bar) => bar.getBoundingClientRect().bottom);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.octavo-toc-list li > a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const shown = headings.filter((heading) => heading?.checkVisibility() === true).map((heading) => heading as HTMLElement);
  const isBelow = (heading: HTMLElement): boolean => heading.getBoundingClientRect().bottom > Math.max(...bars);
  const seen = shown.find((heading) => isBelow(heading) && heading.getBoundingClientRect().top < innerHeight);
  const first = seen ?? shown.findLast((heading) => !isBelow(heading)) ?? shown[0];
  const marked = document.querySelector('.octavo-toc-list [aria-current]')?.getAttribute('href')?.slice(1);
  return { isRight: marked === first?.id, marked, seen: first?.id };
}
