import type { Locator, Page } from 'playwright-core';

/** The title of the open page; empty while there is none. */
export async function readTitle(page: Page): Promise<string> {
  return (await page.locator('.octavo h1.octavo-title').allTextContents()).join();
}

/** The text of the open page's article, with its title and description. */
export async function readArticle(page: Page): Promise<string> {
  return (await page.locator('.octavo-article').allInnerTexts()).join();
}

/** Whatever draws the icon of a place: the start of its shape, which tells icons apart; empty where it has none. */
export function readShape(place: Locator): Promise<string> {
  return place.locator('svg path').evaluateAll(([path]) => path?.getAttribute('d')?.slice(0, 40) ?? '');
}

/** The sidebar of the page's section. */
export function findSidebar(page: Page): Locator {
  return page.locator('nav.octavo-sidebar');
}

/** The text of the error overlay of the dev server; empty while there is none. */
export async function readOverlay(page: Page): Promise<string> {
  return page.evaluate(() => {
    const children = [...(document.querySelector('octavo-overlay')?.shadowRoot?.children ?? [])];
    return children.map((child) => (child.tagName === 'STYLE' ? '' : (child.textContent ?? ''))).join('');
  });
}

/** The value of a CSS property of the first element that matches. */
export async function readStyle(locator: Locator, property: string): Promise<string> {
  return locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}
