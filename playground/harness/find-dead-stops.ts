import type { Page } from 'playwright-core';

/** Elements of the page that is open which hold the Tab key for nothing: they neither act nor scroll. */
export async function findDeadStops(page: Page): Promise<string[]> {
  // What the Tab key passes by is found out by a script that comes once a reader presses it.
  await page.keyboard.press('Tab');
  await page.waitForFunction(passesBoxes);
  return page.evaluate(() => {
    const acts =
      'a[href], button, input, select, textarea, summary, iframe, video, audio, [role="tab"], [role="button"], [contenteditable]';
    return [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(acts))
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth <= clientWidth && scrollHeight <= clientHeight)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Runs in the page: whether the Tab key passes by a box that does not scroll, as an empty one shows. */
function passesBoxes(): boolean {
  const article = document.querySelector('article');
  if (article === null) return true;
  const box = article.appendChild(document.createElement('pre'));
  box.tabIndex = 0;
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  box.remove();
  return box.tabIndex < 0;
}
