import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev } from '../harness/create-test.ts';
import { findEntry } from '../harness/own-packages.ts';
import { readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';

const test = createTest({ app: 'languages', isBare: true, into: tmpdir() });

/** A language's folder, the titles of its pages, how its operation's address begins, a word to search for, and what its 404 says. */
const LANGUAGES = [
  { folder: '中文', home: '灯塔手册', page: '雾中点灯', operation: '为一艘在大雾之中', word: '灯光', dir: '', missing: '找不到页面' },
  {
    folder: '日本語',
    home: '灯台の手引き',
    page: '霧の夜の明かり',
    operation: '霧の深い夜に港へ',
    word: '明かり',
    dir: '',
    missing: 'ページが見つかりません',
  },
  {
    folder: 'русский',
    home: 'Справочник маяка',
    page: 'Маяк в тумане',
    operation: 'Зажечь маяк для',
    word: 'тумане',
    dir: '',
    missing: 'Страница не найдена',
  },
  {
    folder: 'العربية',
    home: 'دليل المنارة',
    page: 'المنارة في الضباب',
    operation: 'إضاءة المنارة لسفينة',
    word: 'الضباب',
    dir: 'rtl',
    missing: 'الصفحة غير موجودة',
  },
];

/** A face of each language whose signs are drawn otherwise in the others. */
const FACES: Readonly<Record<string, string>> = { 'PingFang SC': '中文', 'Hiragino Sans': '日本語' };

// A build has all of them; that dev serves and searches what is not ASCII, a language without spaces shows.
for (const { folder, home, page: title, operation, word, dir, missing } of LANGUAGES.filter((_, index) => !isDev || index === 0))
  test(`a site in ${folder} has pages and operations with names as long as sentences`, async ({ site, page, log }) => {
    log.allow(/status of 404.*\/missing/);
    await visit(page, site.url(`/${encodeURI(folder)}/missing`));
    await expect.poll(() => readTitle(page)).toBe(missing);
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe(dir);
    await page.locator('.octavo-sidebar').getByRole('link', { name: home, exact: true }).click();
    await expect.poll(() => readTitle(page)).toBe(home);
    expect([decodeURI(new URL(page.url()).pathname), await page.evaluate(() => document.documentElement.dir)]).toEqual([`/${folder}`, dir]);
    await page.locator('.octavo-prose').getByRole('link', { name: title }).click();
    await expect.poll(() => readTitle(page)).toBe(title);
    await visit(page, page.url());
    await expect.poll(() => readTitle(page)).toBe(title);
    const link = page.locator('.octavo-sidebar').getByRole('link', { name: operation });
    expect(decodeURI((await link.getAttribute('href')) ?? '')).toMatch(new RegExp(`^/${folder}/api/`));
    await link.click();
    await expect.poll(() => readTitle(page)).toContain(operation);
    await visit(page, page.url());
    await expect.poll(() => readTitle(page)).toContain(operation);
    if (dir === 'rtl') await checkDirections(page);
    const font = await page.locator('.octavo').evaluate((element) => getComputedStyle(element).fontFamily);
    expect(Object.keys(FACES).filter((face) => font.includes(face))).toEqual(Object.keys(FACES).filter((face) => FACES[face] === folder));
    await page.keyboard.press('/');
    await page.locator('dialog[open]').getByRole('combobox').fill(word);
    await expect.poll(async () => (await page.locator('[role=option]').allTextContents()).join()).toContain(word);
  });

// Dev serves the same sheets. Chromium for tests has no dictionaries: what it would do with them is in the styles.
describe.runIf(!isDev)('hyphens', () => {
  test('long words are hyphenated in headings, titles and navigation of languages that join words, never in code', async ({
    site,
    page,
  }) => {
    await visit(page, site.url(`/${encodeURI('русский')}`));
    await page.locator('.octavo-nav a').first().waitFor({ state: 'attached' });
    // None of this site's languages joins words: it has no such sheet.
    await page.evaluate(adoptSheet, await readFile(findEntry('@octavo/theme/long-words.css'), 'utf8'));
    const read = (lang: string): Promise<string[]> => page.evaluate(readHyphens, lang);
    expect(await read('de-CH')).toEqual(['auto', 'auto', 'auto', 'auto', 'auto', 'manual', 'manual']);
    expect(new Set(await read('en'))).toEqual(new Set(['manual']));
  });
});

/** Runs in the browser. */
function adoptSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the browser: where words of a language break in a title, a heading, a card, a part to open, the navigation, a text, and in code of a heading. */
function readHyphens(lang: string): string[] {
  document.documentElement.lang = lang;
  const prose = document.querySelector('.octavo-prose');
  const heading = prose?.appendChild(document.createElement('h2'));
  const card = prose?.appendChild(document.createElement('div'));
  card?.classList.add('octavo-card-title');
  const parts = [
    document.querySelector('.octavo-title'),
    heading,
    card,
    prose?.appendChild(document.createElement('summary')),
    document.querySelector('.octavo-nav a'),
    prose?.appendChild(document.createElement('p')),
    heading?.appendChild(document.createElement('code')),
  ];
  return parts.map((part) => (part ? getComputedStyle(part).hyphens : 'missing'));
}

/** What is written from left to right reads so on a page from right to left. */
async function checkDirections(page: Page): Promise<void> {
  const [name, type, text] = ['harbor', 'string<hostname>', 'The name of the harbor.'];
  await page.locator('.octavo-field-head', { hasText: name }).waitFor();
  for (const words of [type, text]) expect(await page.getByText(words, { exact: true }).evaluate(readsFromLeft), words).toBe(true);
  expect(await page.getByText('نور المنارة لا ينطفئ طوال الليل.').first().evaluate(readsFromLeft)).toBe(false);
}

/** Runs in the browser: whether the first sign of a text stands to the left of its last. */
function readsFromLeft(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const placeOf = (index: number): number => {
    const range = document.createRange();
    range.setStart(text ?? element, index);
    range.setEnd(text ?? element, index + 1);
    return range.getBoundingClientRect().left;
  };
  return placeOf(0) < placeOf((text?.textContent?.length ?? 1) - 1);
}
