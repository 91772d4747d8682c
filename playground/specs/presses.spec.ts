import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';

const LIVE = `---
title: Live
---

export const Order = () => {
  const [weight, setWeight] = useState('40');
  const [isFast, setFast] = useState(false);
  const [size, setSize] = useState('small');
  const [boxes, setBoxes] = useState(0);
  return (
    <form onSubmit={(event) => { event.preventDefault(); setBoxes((count) => count + 100); }}>
      <input aria-label="Weight" value={weight} onChange={(event) => setWeight(event.target.value)} />
      <input aria-label="Fast" type="checkbox" checked={isFast} onChange={() => setFast(!isFast)} />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}><option>small</option><option>large</option></select>
      <button type="button" onClick={() => setBoxes(boxes + 1)}>Add</button>
      <button>Order</button>
      <output>{weight} {String(isFast)} {size} {boxes}</output>
    </form>
  );
};

<Order />
`;

const test = createTest({
  app: 'api',
  base: '/docs',
  mount: '/docs',
  async prepare(files) {
    await files.add('live.mdx', LIVE);
  },
});

// In dev a page comes with its program.
describe.runIf(!isDev)('what a reader does before the program of a page is there', () => {
  test('is carried out: presses in their order, typed text, choices, a form', async ({ site, page }) => {
    const release = await openEarly(page, site.url('/live'));
    await page.getByLabel('Weight').fill('77');
    await page.getByLabel('Fast').check();
    await page.getByLabel('Size').selectOption('large');
    for (let presses = 0; presses < 3; presses++) await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Order' }).click();
    expect(await page.locator('output').textContent()).toBe('40 false small 0');
    release();
    await expect.poll(() => page.locator('output').textContent()).toBe('77 true large 103');
    expect(await page.getByLabel('Weight').inputValue()).toBe('77');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.locator('output').textContent()).toBe('77 true large 104');
  });

  test('opens the form of an API page, and the search with what was typed', async ({ site, page }) => {
    const release = await openEarly(page, site.url('/api-reference/lights/list-lights'));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('light');
    release();
    await page.locator('form[aria-label="Try it"]').waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('light');
  });
});

/** Opens a page whose program does not come before it is released; resolves once presses are held. */
async function openEarly(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    if (!route.request().url().includes('-presses')) await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const listen = addEventListener.bind(globalThis);
    globalThis.addEventListener = (...args: Parameters<typeof addEventListener>): void => {
      listen(...args);
      if (args[0] === 'submit') sessionStorage.setItem('held', 'yes');
    };
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.getItem('held') !== null && document.querySelector('main') !== null);
  return () => release();
}
