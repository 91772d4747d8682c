import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev, type BrowserTest } from './create-test.ts';
import { isMarked, markDocument } from './hold-state.ts';
import type { ServedApp } from './serve-app.ts';
import { visit } from './visit.ts';

/** One field of `docs.json`: what is written there, and what a reader sees then. */
export interface FieldCase {
  /** As the test is called: `logo.href`. */
  field: string;
  /** What is laid over the app's `docs.json`, whole fields at the top. */
  config: Record<string, unknown>;
  /** The page on which it is seen; the first one by default. */
  href?: string;
  /** Reads from the page what the field changes. */
  read: (page: Page) => Promise<unknown>;
  /** What is read with the field; something else without it. */
  expected: unknown;
  /** The system's colour mode. */
  system?: 'light' | 'dark';
}

const APP = 'fields';
const UNREACHABLE = /net::ERR_NAME_NOT_RESOLVED/;

/**
 * Holds every field to what it shows: in dev each is written while the page is open, and shows without a reload; in a build all of them
 * are there from the start, so that the fields of one list must not contradict each other.
 */
export function describeFields(name: string, cases: readonly FieldCase[]): void {
  const whole = Object.assign({}, ...cases.map(({ config }) => config));
  const test = createTest({ app: APP, ...(!isDev && { prepare: (files) => files.edit('docs.json', (text) => overlay(text, whole)) }) });
  describe(`fields of docs.json: ${name}`, () => (isDev ? testEdits(test, cases) : testBuild(test, cases)));
}

function testEdits(test: BrowserTest, cases: readonly FieldCase[]): void {
  for (const one of cases) {
    test(one.field, async ({ site, page, log }) => {
      log.allow(UNREACHABLE);
      await open(page, site, one);
      expect(await one.read(page), 'before the field is there').not.toEqual(one.expected);
      await markDocument(page);
      await site.files.edit('docs.json', (text) => overlay(text, one.config));
      await expect.poll(() => one.read(page)).toEqual(one.expected);
      expect(await isMarked(page), 'the document is still the same').toBe(true);
    });
  }
}

/** What is seen in one place is read from one page. */
function testBuild(test: BrowserTest, cases: readonly FieldCase[]): void {
  const placeOf = ({ href = '/', system = 'light' }: FieldCase): string => `${href}, ${system}`;
  for (const place of new Set(cases.map(placeOf))) {
    const seen = cases.filter((one) => placeOf(one) === place);
    test(`those that are seen at ${place}`, async ({ site, page, log }) => {
      log.allow(UNREACHABLE);
      for (const [index, one] of seen.entries()) {
        if (index === 0) await open(page, site, one);
        await expect.poll(() => one.read(page), { message: one.field }).toEqual(one.expected);
      }
    });
  }
}

async function open(page: Page, site: ServedApp, { href = '/', system = 'light' }: FieldCase): Promise<void> {
  await page.emulateMedia({ colorScheme: system });
  await visit(page, site.url(href));
}

function overlay(text: string, config: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(text), ...config }, undefined, 2);
}
