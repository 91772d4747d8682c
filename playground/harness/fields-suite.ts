import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev } from './create-test.ts';
import { isMarked, markDocument } from './hold-state.ts';
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

/**
 * Holds every field to what it shows: in dev each is written while the page is open, and shows without a reload; in a build all of them
 * are there from the start, so that the fields of one list must not contradict each other.
 */
export function describeFields(name: string, cases: readonly FieldCase[]): void {
  const whole = Object.assign({}, ...cases.map(({ config }) => config));
  const test = createTest({ app: APP, ...(!isDev && { prepare: (files) => files.edit('docs.json', (text) => overlay(text, whole)) }) });

  describe(`fields of docs.json: ${name}`, () => {
    for (const { field, config, href = '/', read, expected, system = 'light' } of cases) {
      test(field, async ({ site, page, log }) => {
        log.allow(/net::ERR_NAME_NOT_RESOLVED/);
        await page.emulateMedia({ colorScheme: system });
        await visit(page, site.url(href));
        if (!isDev) return expect.poll(() => read(page)).toEqual(expected);
        expect(await read(page), 'before the field is there').not.toEqual(expected);
        await markDocument(page);
        await site.files.edit('docs.json', (text) => overlay(text, config));
        await expect.poll(() => read(page)).toEqual(expected);
        expect(await isMarked(page), 'the document is still the same').toBe(true);
      });
    }
  });
}

function overlay(text: string, config: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(text), ...config }, undefined, 2);
}
