import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect } from 'vitest';

import { createAppFiles } from '../harness/app-files.ts';
import { PATIENCE } from '../harness/patience.ts';
import { fetchAnew } from '../harness/fetch-anew.ts';
import { copyApp, type AppCopy } from '../harness/copy-app.ts';
import { createTest, isDev } from '../harness/create-test.ts';
import { readArticle, readTitle } from '../harness/read-page.ts';
import { readFolder } from '../harness/read-folder.ts';
import { runVite } from '../harness/run-vite.ts';

const test = createTest({ app: 'alone', isShared: true });

describe.runIf(!isDev)('the output of a build', () => {
  test('can be read with JavaScript off', async ({ site, page }) => {
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    context?.setDefaultTimeout(PATIENCE);
    const plain = await context?.newPage();
    if (plain === undefined) throw new Error('There is no browser.');
    await plain.goto(site.url('/guides/routes'));
    expect(await readTitle(plain)).toBe('Routes');
    const text = await readArticle(plain);
    expect(text).toContain('Parcels leave from Lyon every evening.');
    expect(text).toContain('The Team plan sends five hundred parcels a day.');
    await plain.getByRole('link', { name: 'Labels', exact: true }).first().click();
    await expect.poll(() => readTitle(plain)).toBe('Labels');
    await context?.close();
  });

  test('is at an address with and without a slash at its end', async ({ site }) => {
    const plain = await fetchAnew(site.url('/guides/routes'));
    const slashed = await fetchAnew(site.url('/guides/routes/'));
    expect([plain.status, slashed.status]).toEqual([200, 200]);
    expect(await slashed.text()).toBe(await plain.text());
  });

  test('works at an address with a slash at its end', async ({ site, page }) => {
    await page.goto(site.url('/guides/routes/'));
    await page.locator('html[data-octavo-hydrated]').waitFor();
    expect(await readTitle(page)).toBe('Routes');
  });

  test('has a 404.html', async ({ site }) => {
    const response = await fetchAnew(site.url('/nothing/here'));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  test('preloads fonts that its pages use', async ({ site, page }) => {
    await page.goto(site.url('/guides/routes'));
    expect(await page.locator('link[rel=preload][as=font]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(listUnusedFonts)).toEqual([]);
  });

  test('names its assets by their content', async ({ site }) => {
    const files = Object.keys(await readFolder(path.join(site.root, 'dist')));
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    // The parts of the small script have one hash for all, and a word each: it finds them by that.
    expect(scripts.filter((file) => !/\/(?:[\w-]{8}|[\da-f]{10}(?:-[a-z]+)?)\.js$/.test(file))).toEqual([]);
  });
});

describe.runIf(!isDev)('another build', () => {
  let copy: AppCopy;
  beforeAll(async () => {
    copy = await copyApp('alone');
  });
  afterAll(() => copy.remove());
  const build = (environment?: NodeJS.ProcessEnv): Promise<unknown> =>
    runVite({ command: 'build', root: copy.root, outDir: 'elsewhere' }, environment);
  const readOutput = (): Promise<Record<string, string>> => readFolder(path.join(copy.root, 'elsewhere'));

  test('writes the same bytes in another folder, time zone and language, in whatever order its modules are found and loaded', async ({
    site,
  }) => {
    await writeFile(path.join(copy.root, 'vite.config.ts'), DELAYING_CONFIG);
    await build({ TZ: 'Pacific/Kiritimati', LANG: 'ja_JP.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
    expect(await readOutput()).toEqual(await readFolder(path.join(site.root, 'dist')));
  });

  test('that fails names every problem, and leaves the previous output whole', async () => {
    const before = await readOutput();
    const files = createAppFiles(copy.root);
    await files.edit('vite.config.ts', (text) => text.replace('octavo()', 'octavo({ strict: true })'));
    await files.edit('guides/labels.mdx', (text) => text.replace('## Paper', '<Note>\n\n## Paper'));
    await files.edit('api/errors.mdx', (text) => `${text}\n{unclosed\n`);
    const failure = await build().then(
      () => 'it succeeded',
      (error: unknown) => String(error),
    );
    expect(failure).toContain('guides/labels.mdx:14');
    expect(failure).toContain('api/errors.mdx:');
    expect(await readOutput()).toEqual(before);
  });
});

/** A config whose first plugin holds each module back for a while of its own, so that the bundler meets them in another order. */
const DELAYING_CONFIG = `
import { defineConfig } from 'vite';
import { octavo } from '@octavo/vite';

let wait = 1;
const delay = () => new Promise((resolve) => setTimeout(resolve, (wait = (wait * 48_271) % 101)));
const handler = async () => void (await delay());
const hook = { order: 'pre', handler };
export default defineConfig({ plugins: [{ name: 'delays', enforce: 'pre', resolveId: hook, load: hook }, octavo()] });
`;

/** The addresses of fonts that the document preloads and no text in it has. */
function listUnusedFonts(): string[] {
  const listFaces = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [rule] : rule instanceof CSSGroupingRule ? listFaces(rule.cssRules) : [],
    );
  const faces = [...document.styleSheets].flatMap(({ cssRules }) => listFaces(cssRules));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
    .map(({ href }) => href)
    .filter((href) => {
      const found = faces.find(({ style }) => style.getPropertyValue('src').includes(new URL(href).pathname));
      const family = found?.style.getPropertyValue('font-family').replaceAll('"', '');
      return ![...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded');
    });
}
