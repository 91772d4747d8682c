import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { createTest, isDev, type BrowserTest } from './create-test.ts';
import { groupBy } from './group-by.ts';
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
 * Holds every field to what it shows. In dev each is written while a page is open, shows without a reload, and is gone once it is taken away; in
 * a build all of them are there from the start, so that the fields of one list must not contradict each other. What is seen in one place is
 * read from one page.
 */
export function describeFields(lists: Readonly<Record<string, readonly FieldCase[]>>): void {
  // A dev server sees one field at a time: all lists have the same.
  const test = isDev ? createTest({ app: APP }) : undefined;
  for (const [name, cases] of Object.entries(lists)) describeList(name, cases, test ?? createBuildTest(cases));
}

function createBuildTest(cases: readonly FieldCase[]): BrowserTest {
  const whole = Object.assign({}, ...cases.map(({ config }) => config));
  return createTest({ app: APP, prepare: (files) => files.edit('docs.json', (text) => overlay(text, whole)) });
}

function describeList(name: string, cases: readonly FieldCase[], test: BrowserTest): void {
  const placeOf = ({ href = '/', system = 'light' }: FieldCase): string => `${href}, ${system}`;
  describe(`fields of docs.json: ${name}`, () => {
    for (const [place, seen] of groupBy(cases, placeOf)) {
      test(`those that are seen at ${place}`, async ({ site, page, log }) => {
        log.allow(UNREACHABLE);
        // A page asks for the stars of a repository that the config has just lost.
        if (isDev) log.allow(/status of 404.*octavo-stars\.json/);
        await open(page, site, seen[0] ?? {});
        await (isDev ? readEdits(page, site, seen) : readBuild(page, seen));
      });
    }
  });
}

async function readEdits(page: Page, site: ServedApp, cases: readonly FieldCase[]): Promise<void> {
  await markDocument(page);
  for (const { field, config, read, expected } of cases) {
    expect(await read(page), `${field}, before it is there`).not.toEqual(expected);
    await site.files.edit('docs.json', (text) => overlay(text, config));
    await expect.poll(() => read(page), { message: field }).toEqual(expected);
    await site.files.restore();
    await expect.poll(() => read(page), { message: `${field}, taken away` }).not.toEqual(expected);
  }
  expect(await isMarked(page), 'the document is still the same').toBe(true);
}

async function readBuild(page: Page, cases: readonly FieldCase[]): Promise<void> {
  for (const { field, read, expected } of cases) await expect.poll(() => read(page), { message: field }).toEqual(expected);
}

async function open(page: Page, site: ServedApp, { href = '/', system = 'light' }: Pick<FieldCase, 'href' | 'system'>): Promise<void> {
  await page.emulateMedia({ colorScheme: system });
  await visit(page, site.url(href));
}

function overlay(text: string, config: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(text), ...config }, undefined, 2);
}
