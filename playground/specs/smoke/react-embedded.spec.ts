import { expect } from 'vitest';

import { closeAfterwards } from '../../harness/close-afterwards.ts';
import { isMarked, markDocument } from '../../harness/hold-state.ts';
import { describeHostPage } from '../../harness/host-page-suite.ts';
import { describeHotReload } from '../../harness/hot-reload-suite.ts';
import { readStyle, readTitle } from '../../harness/read-page.ts';
import { describeSmoke } from '../../harness/smoke-suite.ts';
import { visit } from '../../harness/visit.ts';

const test = describeSmoke({
  app: 'react-embedded',
  base: '/docs',
  isSinglePage: true,
  home: { href: '/', title: 'Teapot' },
  other: { href: '/install', title: 'Install' },
  linking: 'First guide',
  section: { href: '/install', id: 'check-the-light' },
});

describeHostPage(test, { title: 'Teapot' });

test("enters and leaves the docs through the host's links, without a reload, and leaves them through a link in their text", async ({
  site,
  page,
}) => {
  await page.goto(site.hostUrl('/'));
  await markDocument(page);
  await page.getByRole('link', { name: 'Docs' }).click();
  await expect.poll(() => readTitle(page)).toBe('Teapot');
  await page.getByRole('link', { name: 'About' }).click();
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['About the teapot']);
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('link', { name: 'Docs' }).click();
  await page.getByRole('link', { name: 'the app' }).click();
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['About the teapot']);
});

test('leaves the app as it was found when the reader leaves the docs', async ({ site, page }) => {
  closeAfterwards(page);
  await page.addInitScript(countListeners);
  await page.goto(site.hostUrl('/'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('Teapot');
  await page.evaluate(() => {
    document.title = 'Teapot, the app';
    document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: 'Made of clay.' }));
  });
  const before = await page.evaluate(readDocument);
  await page.getByRole('link', { name: 'Docs' }).click();
  await expect.poll(() => page.title()).not.toBe('Teapot, the app');
  await page.getByRole('link', { name: 'Install', exact: true }).first().click();
  await expect.poll(() => readTitle(page)).toBe('Install');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => page.evaluate(readDocument)).toEqual(before);
});

test("keeps the host's frame around the docs, searches in the host's page, and leads on without a reload", async ({ site, page }) => {
  await visit(page, site.url('/install'));
  expect(await page.locator('nav.bar').innerText()).toBe('Home About Docs');
  expect(await readStyle(page.locator('body'), 'display')).toBe('flex');
  await markDocument(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('leaflet');
  await expect.poll(() => page.locator('[role=option]').allTextContents()).toHaveLength(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => readTitle(page)).toBe('Teapot');
  expect([new URL(page.url()).hash, await isMarked(page)]).toEqual(['#first-steps', true]);
  await expect.poll(() => page.locator('.octavo-search-arrival').textContent()).toContain('Matches for leaflet: 1');
});

describeHotReload(test);

/** Runs in the page, before its scripts: counts the listeners on what outlives the docs. */
function countListeners(): void {
  const listeners = new Set<string>();
  const ids = new Map<unknown, number>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: EventTarget, [type, listener, options]: Parameters<typeof addEventListener>): string => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    return [target === window ? 'window' : target.constructor.name, type, ids.get(listener), isCapture].join(' ');
  };
  const outlives = (target: EventTarget): boolean => target === window || target instanceof Document || target instanceof MediaQueryList;
  EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
    // Playwright's own are the window's, and capture.
    const isPlaywright =
      (this ?? window) === window && (args[0].startsWith('__playwright') || args[2] === true || Object(args[2]).capture === true);
    if (outlives(this ?? window) && !isPlaywright) {
      const key = keyOf(this ?? window, args);
      listeners.add(key);
      if (typeof args[2] === 'object') args[2].signal?.addEventListener('abort', () => listeners.delete(key));
    }
    addEventListener.apply(this ?? window, args);
  };
  EventTarget.prototype.removeEventListener = function (...args: Parameters<typeof removeEventListener>) {
    if (outlives(this ?? window)) listeners.delete(keyOf(this ?? window, args));
    removeEventListener.apply(this ?? window, args);
  };
  Object.assign(window, { listListeners: () => [...listeners].map((key) => key.replace(/ \d+ /, ' ')).toSorted() });
}

/** Runs in the page. Style sheets of code that has been loaded stay, as those of any part of an app do: theirs name the docs alone. */
function readDocument(): unknown {
  const { documentElement, head, body, title } = document;
  const attributesOf = (element: Element): string[] => [...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
  const isLoaded = (element: Element): boolean =>
    element.matches('link[rel="stylesheet"], link[rel="modulepreload"], style[data-vite-dev-id]');
  const listeners: unknown = Reflect.get(window, 'listListeners')();
  return {
    title,
    html: attributesOf(documentElement),
    body: attributesOf(body),
    children: [...body.children].map((element) => element.outerHTML.slice(0, 40)),
    head: [...head.children].filter((element) => !isLoaded(element)).map((element) => element.outerHTML),
    listeners,
  };
}
