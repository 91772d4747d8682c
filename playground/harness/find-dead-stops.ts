import type { Page } from 'playwright-core';

/** Elements of the page that is open which hold the Tab key for nothing: they neither act nor scroll. */
export async function findDeadStops(page: Page): Promise<string[]> {
  // What the Tab key passes by is found out by a script that comes once a reader presses it.
  await page.keyboard.press('Tab');
  await page.waitForFunction(async () => {
    if (document.documentElement.dataset['octavoHydrated'] !== 'static' || document.querySelector('pre, [tabindex="0"]') === null)
      return true;
    const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('-stops.js'));
    // A module runs once, however often it is imported: when this import is there, the page's has run.
    return script && (await import(script.name));
  });
  return page.evaluate(() => {
    // What has come since, such as a diagram, is judged before the key moves on.
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    const acts =
      'a[href], button, input, select, textarea, summary, iframe, video, audio, [role="tab"], [role="button"], [contenteditable]';
    return [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(acts))
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth <= clientWidth && scrollHeight <= clientHeight)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
