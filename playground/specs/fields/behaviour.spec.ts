import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';

import { closeAfterwards } from '../../harness/close-afterwards.ts';
import { createTest, inBuild, isDev } from '../../harness/create-test.ts';
import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { findSidebar, readTitle } from '../../harness/read-page.ts';
import { visit } from '../../harness/visit.ts';

const REPOSITORY = 'https://github.com/harbour/harbour';

const CONFIG = {
  topbarLinks: [{ name: 'Support', url: 'https://support.example' }],
  topbarCtaButton: { type: 'github', url: REPOSITORY },
  feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true },
};

const test = createTest({
  app: 'fields',
  prepare: (files) => files.edit('docs.json', (text) => JSON.stringify({ ...JSON.parse(text), ...CONFIG })),
});
// What answers a reader is the same code in dev, where the tests beside these show that it runs.
const testBuilt = inBuild(test);

/** Answers as a site that was built with a network; gives the number of questions so far. A browser that asks a test for its files keeps none. */
async function answerStars(page: Page, stars: Readonly<Record<string, number>>): Promise<() => number> {
  let asked = 0;
  await page.context().route('**/octavo-stars.json', (route) => {
    asked += 1;
    return route.fulfill({ json: stars });
  });
  return () => asked;
}

async function switchVersion(page: Page, name: string): Promise<void> {
  await page.locator('.octavo-header .octavo-versions summary').click();
  await page
    .locator('.octavo-header .octavo-versions-list')
    // One that lacks the page says so below its name.
    .getByRole('link', { name: new RegExp(`^${name}(?: |$)`) })
    .click();
}

const shownVersion = (page: Page): Promise<string | null> => page.locator('.octavo-header .octavo-versions summary').textContent();

describe('versions', () => {
  testBuilt('switching keeps the page where the other version has it', async ({ site, page }) => {
    await visit(page, site.url('/guides/berths'));
    await markDocument(page);
    await switchVersion(page, 'v1');
    await expect.poll(() => readTitle(page)).toBe('Berths of v1');
    await expect.poll(() => findSidebar(page).getByText('First edition').count()).toBe(1);
    await switchVersion(page, 'v2');
    await expect.poll(() => readTitle(page)).toBe('Berths');
    await switchVersion(page, 'v1');
    await expect.poll(() => readTitle(page)).toBe('Berths of v1');
    expect(await isMarked(page)).toBe(true);
  });

  testBuilt("leads to the version's first page where it has not", async ({ site, page }) => {
    await visit(page, site.url('/guides/deep/tides'));
    await switchVersion(page, 'v1');
    await expect.poll(() => readTitle(page)).not.toBe('Tides');
    await expect.poll(() => shownVersion(page)).toBe('v1');
  });

  test('a page of both stays, the address says so, and the choice is remembered', async ({ site, page }) => {
    await visit(page, site.url('/api/overview'));
    expect(await shownVersion(page)).toBe('v2');
    await switchVersion(page, 'v1');
    await expect.poll(() => page.url()).toBe(site.url('/api/overview?version=v1'));
    await expect.poll(() => shownVersion(page)).toBe('v1');
    await visit(page, site.url('/'));
    await expect.poll(() => page.url()).toBe(site.url('/?version=v1'));
    await expect.poll(() => shownVersion(page)).toBe('v1');
    await switchVersion(page, 'v2');
    await expect.poll(() => page.url()).toBe(site.url('/'));
    await visit(page, site.url('/api/overview'));
    await expect.poll(() => shownVersion(page)).toBe('v2');
    expect(page.url()).toBe(site.url('/api/overview'));
  });

  testBuilt('by keyboard: Escape closes the list and gives the focus back', async ({ site, page }) => {
    await visit(page, site.url('/'));
    const summary = page.locator('.octavo-header .octavo-versions summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('v2');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.octavo-header .octavo-versions').getAttribute('open')).toBeNull();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('an anchor that is hidden by default', () => {
  testBuilt('shows once the reader is in it', async ({ site, page }) => {
    await visit(page, site.url('/'));
    expect(await page.locator('.octavo-anchors').getByText('Internal').count()).toBe(0);
    await visit(page, site.url('/internal/rota'));
    expect(await page.locator('.octavo-anchors [aria-current]').innerText()).toBe('Internal');
  });
});

describe('the repository in the bar', () => {
  testBuilt('shows its stars, asked for once in a session, and nothing moves', async ({ site, page }) => {
    const asked = await answerStars(page, { [REPOSITORY]: 12_345 });
    closeAfterwards(page);
    await page.addInitScript(() => {
      Reflect.set(window, 'octavoShift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) Reflect.set(window, 'octavoShift', Number(Reflect.get(window, 'octavoShift')) + Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, site.url('/'));
    const link = page.getByRole('banner').locator('.octavo-repository');
    const before = await link.boundingBox();
    await expect.poll(() => link.innerText()).toMatch(/harbour\/harbour\s*12K/);
    expect(await link.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'octavoShift'))).toBe(0);
    await visit(page, site.url('/api/overview'));
    await expect.poll(() => link.innerText()).toMatch(/12K/);
    expect(asked()).toBe(1);
  });

  testBuilt('is silent where no number is known', async ({ site, page }) => {
    const asked = await answerStars(page, {});
    await visit(page, site.url('/'));
    await expect.poll(asked).toBeGreaterThan(0);
    const link = page.getByRole('banner').locator('.octavo-repository');
    expect((await link.innerText()).trim()).toBe('harbour/harbour');
    expect(await link.locator('[data-sign=star]').isVisible()).toBe(false);
    await link.focus();
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });
});

describe('feedback', () => {
  testBuilt('a rating is told to the page, kept, and taken back', async ({ site, page }) => {
    await visit(page, site.url('/guides/berths'));
    await page.evaluate(() => {
      document.addEventListener('octavo:rating', (event) => {
        const told: unknown = Reflect.get(window, 'octavoTold');
        Reflect.set(window, 'octavoTold', [...(Array.isArray(told) ? told : []), event instanceof CustomEvent ? event.detail : undefined]);
      });
    });
    const yes = page.getByRole('button', { name: 'Yes' });
    await yes.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => Reflect.get(window, 'octavoTold'))).toEqual([{ href: '/guides/berths', rating: 'yes' }]);
    await visit(page, site.url('/'));
    expect(await yes.getAttribute('aria-pressed')).toBe('false');
    await visit(page, site.url('/guides/berths'));
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
    await yes.click();
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('false');
  });

  testBuilt('an issue names the page and its address', async ({ site, page }) => {
    await visit(page, site.url('/guides/berths'));
    const read = async (): Promise<string | null> =>
      new URL((await page.getByRole('link', { name: 'Raise an issue' }).getAttribute('href')) ?? '').searchParams.get('body');
    await expect.poll(read).toBe(`Page: ${site.url('/guides/berths')}\nFile: site/guides/berths.mdx\n\n`);
  });
});

// In a build a page has what answers presses before its program.
describe.runIf(isDev)('a page that is called ready', () => {
  test('answers presses: what does comes in a file of its own', async ({ site, page }) => {
    const held: Route[] = [];
    await page.route(/start-furniture/, (route) => void held.push(route));
    await page.goto(site.url('/guides/berths'), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => held.length).toBe(1);
    const yes = page.getByRole('button', { name: 'Yes' });
    await yes.waitFor();
    expect(await page.locator('html').getAttribute('data-octavo-hydrated')).toBeNull();
    await held[0]?.continue();
    await page.locator('html[data-octavo-hydrated]').waitFor();
    await yes.click();
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the system', () => {
  testBuilt('is followed live until the reader chooses', async ({ site, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, site.url('/'));
    const mode = (): Promise<string | null> => page.locator('html').getAttribute('data-octavo-mode');
    expect(await mode()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(mode).toBe('dark');
    await page.getByRole('button', { name: 'Color mode' }).click();
    expect(await mode()).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await mode()).toBe('light');
  });
});

describe('the document', () => {
  test("says what the page's frontmatter says, and follows the reader", async ({ site, page }) => {
    const og = (): Promise<string | null> => page.locator('meta[property="og:title"]').getAttribute('content');
    await visit(page, site.url('/guides/berths'));
    expect(await og()).toBe('Berths');
    await findSidebar(page).getByRole('button', { name: 'Deep water' }).click();
    await findSidebar(page).getByRole('link', { name: 'Tides' }).click();
    await expect.poll(og).toBe('Tides of the harbour');
    const html = await (await page.request.get(site.url('/guides/deep/tides'))).text();
    expect(html).toContain('<meta property="og:title" content="Tides of the harbour">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    const unlisted = await (await page.request.get(site.url('/unlisted'))).text();
    expect(unlisted).toContain('<meta name="robots" content="noindex">');
  });
});
