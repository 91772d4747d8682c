import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { closeAfterwards } from '../harness/close-afterwards.ts';
import { createRandom } from '../harness/create-random.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

/** The script of pages that begin without the program, and its parts. */
const CORE = /\/[0-9a-f]{10}(?:-[a-z]+)?\.js$/;
/** All others. */
const PROGRAM = /(?<!\/[0-9a-f]{10}(?:-[a-z]+)?)\.js(?:\?|$)/;

const test = createTest({ app: 'api', base: '/docs', mount: '/docs', isShared: true });

// In dev a page comes with its program.
describe.runIf(!isDev)('what a reader does before the program of a page is there', () => {
  for (const href of ['/live', '/sleeping'])
    test(`is carried out: presses in their order, typed text, choices, a form (${href})`, async ({ site, page }) => {
      const release = await openEarly(page, site.url(href));
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

  for (const href of ['/live', '/sleeping'])
    test(`is carried out though it came before any script (${href})`, async ({ site, page }) => {
      const release = await openBare(page, site.url(href));
      await page.getByLabel('Weight').fill('77');
      await page.getByLabel('Fast').check();
      for (let presses = 0; presses < 3; presses++) await page.getByRole('button', { name: 'Add' }).click();
      release();
      await expect.poll(() => page.locator('output').textContent()).toBe('77 true small 3');
      await page.getByRole('button', { name: 'Add' }).click();
      await expect.poll(() => page.locator('output').textContent()).toBe('77 true small 4');
    });

  test('is carried out on a page of text, too: the search opens with what was typed', async ({ site, page }) => {
    const release = await openBare(page, site.url('/text'));
    await page.keyboard.press('/');
    await page.keyboard.type('light');
    release();
    await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('light');
    expect(await page.evaluate(() => document.octavoPresses)).toBeUndefined();
  });

  test('stays typed where the program has changed something before all that it needs is there', async ({ site, page }) => {
    const release = await openEarly(page, site.url('/sleeping'));
    const weight = page.getByLabel('Weight');
    await weight.fill('77');
    const releaseRest = await holdRest(page);
    release();
    await page.locator('html[data-octavo-live]').waitFor();
    expect(await page.locator('html[data-octavo-hydrated]').count()).toBe(0);
    await page.getByLabel('Fast').check();
    await weight.press('End');
    await weight.press('8');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.locator('output').textContent()).toBe('778 true small 0');
    releaseRest();
    await expect.poll(() => page.locator('output').textContent()).toBe('778 true small 1');
  });

  for (const [href, seed] of [
    ['/live', 15_001],
    ['/sleeping', 15_004],
  ] as const)
    test(`loses none of a hundred random presses and keys while it comes, four times slower (${href}, seed ${seed})`, async ({
      site,
      page,
    }) => {
      const release = await openEarly(page, site.url(href));
      const done = await actAtRandom(page, seed, release);
      const weight = page.getByLabel('Weight');
      const text = await weight.inputValue();
      expect(sortLetters(text)).toBe(sortLetters(`40${done.letters}`));
      await expect.poll(() => page.locator('output').textContent()).toBe(await formatForm(page, done));
      expect(await weight.inputValue()).toBe(text);
      expect(await page.getByLabel('Fast').isChecked()).toBe(done.isFast);
      expect(await page.getByLabel('Size').inputValue()).toBe(done.size);
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

describe.runIf(!isDev)('a page with parts that need the program', () => {
  test('has it once the reader comes near one of them', async ({ site, page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await visit(page, site.url('/api-reference/lights/list-lights'));
    const state = page.locator('html');
    await page.keyboard.press('End');
    await page.mouse.move(1, 300);
    expect(await state.getAttribute('data-octavo-hydrated')).toBe('static');
    expect(scripts.filter((url) => !CORE.test(url))).toEqual([]);
    await page.locator('.octavo-api').hover();
    await page.locator('html[data-octavo-hydrated="document"]').waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('form[aria-label="Try it"]').waitFor();
  });

  test('lets the browser open the page that is on its way when the program comes', async ({ site, page }) => {
    await visit(page, site.url('/api-reference/lights/list-lights'));
    const link = page.locator('.octavo-nav a:not([aria-current])').first();
    const title = await link.textContent();
    const release = await holdBack(page, new RegExp(`${await link.getAttribute('href')}$`));
    await link.click();
    await page.locator('.octavo-api').hover();
    await page.locator('html[data-octavo-hydrated="document"]').waitFor();
    release();
    await expect.poll(() => readTitle(page)).toBe(title);
    await page.locator('html[data-octavo-hydrated]').waitFor();
  });

  test('writes nothing into the page for it when what shows other pages comes later than it was called', async ({ site, page }) => {
    await visit(page, site.url('/api-reference/lights/list-lights'));
    const link = page.locator('.octavo-nav a:not([aria-current])').first();
    const title = await link.textContent();
    const address = new RegExp(`${await link.getAttribute('href')}$`);
    const releasePage = await holdBack(page, address);
    const releaseWay = await holdBack(page, /-pages\.js$/);
    const releaseProgram = await holdBack(page, /-waking\.js$/);
    const isCalled = page.waitForRequest(/-waking\.js$/);
    await link.click();
    await page.locator('.octavo-api').hover();
    await isCalled;
    const isAsked = page.waitForRequest(address);
    releaseWay();
    await isAsked;
    releaseProgram();
    await page.locator('html[data-octavo-hydrated="document"]').waitFor();
    releasePage();
    await expect.poll(() => readTitle(page)).toBe(title);
    await page.locator('html[data-octavo-hydrated]').waitFor();
  });

  test('has it from the start where its address names what is not there yet', async ({ site, page }) => {
    await page.goto(site.url('/api-reference/lights/list-lights#none'));
    await page.locator('html[data-octavo-hydrated="document"]').waitFor();
  });
});

/** Opens a page none of whose scripts comes before they are released. */
async function openBare(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, /\.js(\?|$)/);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  return release;
}

/** Lets nothing of these addresses come before what is returned is called. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Holds what the program asks for once it has taken over the page. */
async function holdRest(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PROGRAM, async (route) => {
    if (await page.evaluate(() => document.documentElement.matches('[data-octavo-live]'))) await released;
    await route.fallback();
  });
  return () => release();
}

/** Opens a page whose program does not come before it is released; resolves once presses are held. */
async function openEarly(page: Page, url: string): Promise<() => void> {
  const release = await holdBack(page, PROGRAM);
  closeAfterwards(page);
  await page.addInitScript(() => {
    const listen = addEventListener.bind(globalThis);
    globalThis.addEventListener = (...args: Parameters<typeof addEventListener>): void => {
      listen(...args);
      if (args[0] === 'submit') sessionStorage.setItem('held', 'yes');
    };
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.getItem('held') !== null && document.querySelector('main') !== null);
  return release;
}

/** What was done to the form. */
interface FormActs {
  letters: string;
  isFast: boolean;
  size: string;
  boxes: number;
}

/** What the program shows of the form once it knows of all that was done. */
async function formatForm(page: Page, { isFast, size, boxes }: FormActs): Promise<string> {
  return `${await page.getByLabel('Weight').inputValue()} ${isFast} ${size} ${boxes}`;
}

/** Does a hundred things to the form, and lets the program come in their midst, slow until it has caught up; gives what was done. */
async function actAtRandom(page: Page, seed: number, release: () => void): Promise<FormActs> {
  const random = createRandom(seed);
  const done: FormActs = { letters: '', isFast: false, size: 'small', boxes: 0 };
  const devtools = await page.context().newCDPSession(page);
  // A browser spends the time for which it is slowed down on the processor.
  const slowDown = (rate: number): Promise<unknown> => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  let isComing = false;
  const acts = {
    async add() {
      await page.getByRole('button', { name: 'Add' }).click();
      done.boxes += 1;
    },
    async order() {
      await page.getByRole('button', { name: 'Order' }).click();
      done.boxes += 100;
    },
    async type() {
      const letter = random.pick([...'abcdefghij0123456789']);
      await page.getByLabel('Weight').press(letter);
      done.letters += letter;
    },
    async turn() {
      await page.getByLabel('Fast').click();
      done.isFast = !done.isFast;
    },
    async choose() {
      done.size = random.pick(['small', 'large']);
      await page.getByLabel('Size').selectOption(done.size);
    },
  };
  const comesAfter = random.pick([20, 30, 40, 50]);
  for (let count = 0; count < 100; count += 1) {
    if (count === comesAfter) {
      await slowDown(4);
      release();
      isComing = true;
    } else if (isComing && (await page.locator('output').textContent()) === (await formatForm(page, done))) {
      await slowDown(1);
      isComing = false;
    }
    await acts[random.pick(['add', 'add', 'order', 'type', 'type', 'type', 'turn', 'choose'] as const)]();
  }
  return done;
}

function sortLetters(text: string): string {
  return [...text].toSorted().join('');
}
