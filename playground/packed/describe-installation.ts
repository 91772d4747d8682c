import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, type Browser, type Page } from 'playwright-core';
import { satisfies } from 'semver';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { PATIENCE } from '../harness/patience.ts';
import { createAppFiles } from '../harness/app-files.ts';
import { isMarked, markDocument } from '../harness/hold-state.ts';
import { findSidebar, readArticle, readStyle, readTitle } from '../harness/read-page.ts';
import { visit } from '../harness/visit.ts';
import { watchConsole } from '../harness/watch-console.ts';
import { installProject, type PackageManager } from './install-project.ts';
import { NODE_VERSIONS } from './node-versions.ts';
import { readInstallation } from './read-installation.ts';
import { runProgram } from './run-program.ts';
import { startServer } from './start-server.ts';
import { watchAddresses } from './watch-addresses.ts';
import { WAYS_OF_USE } from './ways-of-use.ts';
import { takePacked } from './take-packed.ts';

const OLDEST_REACT = { react: '19.0.0', 'react-dom': '19.0.0' };
const NODES = ['20.19.0', '22.12.0', '24.0.0'];
/** What is bundled, or was only a peer of something: none of it is installed. */
const BUNDLED = /^(?:@scalar\/.*|ajv.*|zod|undici|type-fest|rollup|fast-xml-parser|@types\/react|@babel\/core)$/;
const require = createRequire(import.meta.url);
const { tarballs } = await takePacked();
const { version: viteVersion } = require('vite/package.json') as { version: string };

/**
 * The packages as a user of the package manager has them: what is installed, what the command says of a folder, and both ways of use, in dev
 * and built, in a browser.
 */
export function describeInstallation(manager: PackageManager): void {
  describe(`installed with ${manager}`, () => {
    let folder: string;
    let browser: Browser;

    beforeAll(async () => {
      browser = await chromium.connect(inject('browserEndpoint'));
      folder = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-packed-'));
      await cp(path.join(import.meta.dirname, 'app'), path.join(folder, 'app'), { recursive: true });
      await cp(path.join(import.meta.dirname, 'app/docs'), path.join(folder, 'pages'), { recursive: true });
      const projects = WAYS_OF_USE.map(({ project, packages }) => {
        const vite = Object.fromEntries(packages.map((name) => [name, viteVersion]));
        // An app with a React of its own: the first that Octavo takes.
        const dependencies = manager === 'strict pnpm' && project === 'app' ? { ...vite, ...OLDEST_REACT } : vite;
        return installProject(path.join(folder, project), { manager, tarballs, dependencies });
      });
      await Promise.all(projects);
    });

    afterAll(async () => {
      await browser?.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    test(`${manager === 'npm' ? 'finds' : 'does not find'} the packages of its packages`, () => {
      const places = ['react', '@octavo/theme', '.pnpm/node_modules'].map((name) => path.join(folder, 'app/node_modules', name));
      expect(places.map((place) => existsSync(place))).toEqual(manager === 'npm' ? [true, true, false] : [true, false, false]);
    });

    test.each(WAYS_OF_USE)('$title: one React, every Node, and nothing that is bundled', ({ project }) => {
      const { packages } = readInstallation(path.join(folder, project));
      const versionsOf = (name: string) => packages.filter((one) => one.name === name).map(({ version }) => version);
      const reacts = ['react', 'react-dom'].map(versionsOf);
      const range = manager === 'strict pnpm' && project === 'app' ? OLDEST_REACT.react : '^19.0.0';
      expect(reacts.map((versions) => versions.map((version) => satisfies(version, range)))).toEqual([[true], [true]]);
      expect(versionsOf('vite')).toHaveLength(1);
      const refusing = packages.filter(({ node = '*' }) => !NODES.every((version) => satisfies(version, node)));
      expect(refusing).toEqual([]);
      expect(packages.filter(({ name }) => BUNDLED.test(name))).toEqual([]);
    });

    test('weighs less than 120 MB', () => {
      expect(readInstallation(path.join(folder, 'command')).weight).toBeLessThan(120e6);
    });

    test('finds what is wrong in an API file', async () => {
      const site = path.join(folder, 'faulty');
      await cp(path.join(import.meta.dirname, 'app/docs'), site, { recursive: true });
      const api = path.join(site, 'kiosk.yaml');
      await writeFile(api, (await readFile(api, 'utf8')).replace('in: path', 'in: pth'));
      const command = [process.execPath, 'command/node_modules/octavo/bin/octavo.js', 'check', 'faulty', '--json'] as const;
      const printed = await runProgram({ cwd: folder, command }).catch((error: Error) => error.message);
      expect(printed).toContain('openapi/invalid');
    });

    test("the app's types know virtual:octavo/app", async () => {
      const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
      await runProgram({ cwd: path.join(folder, 'app'), command: [process.execPath, compiler, '-p', '.'] });
    });

    test('checks a folder and reports what it holds', async () => {
      const run = (command: string) =>
        runProgram({ cwd: folder, command: [process.execPath, 'command/node_modules/octavo/bin/octavo.js', command, 'pages', '--json'] });
      expect(JSON.parse(await run('check'))).toMatchObject({ summary: { errors: 0, warnings: 0 } });
      expect(JSON.parse(await run('report'))).toMatchObject({ config: { shape: 'classic' }, apis: [{ source: 'kiosk.yaml' }] });
    });

    // What pnpm may hide from a package is the same for every Node.
    describe.each(manager === 'npm' ? NODE_VERSIONS : NODE_VERSIONS.slice(0, 1))('on $title', ({ executable, version }) => {
      let env: Record<string, string>;

      beforeAll(async () => {
        // No Node finds what another has compiled.
        env = { XDG_CACHE_HOME: path.join(folder, `cache-${version}`) };
        await rm(path.join(folder, 'app/node_modules/.vite'), { recursive: true, force: true });
        expect(await runProgram({ cwd: folder, command: [executable, '--version'] })).toBe(`${version}\n`);
      });

      describe.each(WAYS_OF_USE)('$title', ({ project, script, args, content, output, base, sentences }) => {
        const commandFor = (action: 'build' | 'dev' | 'preview', ...more: string[]) => ({
          cwd: path.join(folder, project),
          command: [executable, path.join(folder, script), action, ...args, ...more] as const,
          env,
        });

        test('serves a page and follows an edit of it', async () => {
          const server = await startServer(commandFor('dev', '--host', '127.0.0.1', '--port', '0'));
          const files = createAppFiles(path.join(folder, content));
          const { page, log, addresses } = await openPage(browser);
          try {
            await visit(page, `${server.origin}${base}/papers`);
            for (const sentence of sentences) expect(await page.locator('body').innerText()).toContain(sentence);
            await markDocument(page);
            await page.getByRole('button', { name: 'Sold 0 papers' }).click();
            await files.edit('papers.mdx', (text) => text.replace('at six', 'at seven'));
            await expect.poll(() => readArticle(page)).toContain('The morning paper comes at seven.');
            expect(await page.getByRole('button', { name: 'Sold 1 papers' }).count()).toBe(1);
            await findSidebar(page).getByRole('link', { name: 'Kiosk' }).click();
            await expect.poll(() => readTitle(page)).toBe('Kiosk');
            expect(await isMarked(page)).toBe(true);
            expect([...addresses.keys()]).toContain('@octavo/vite/dist/client/live.js');
            // Alone, the theme comes as one bundle of the optimizer's.
            expect([...addresses.keys()].includes('@octavo/theme/dist/index.js')).toBe(project === 'app');
            expect([...addresses.values()].filter(({ size }) => size > 1)).toEqual([]);
            await useHeavyParts(page, server.origin + base);
            expect(log.problems()).toEqual([]);
          } finally {
            await page.context().close();
            await server.stop();
            await files.restore();
          }
        });

        test('builds pages that hold their text and work', async () => {
          await runProgram(commandFor('build'));
          const written = path.join(folder, output);
          // React parts neighbouring texts with empty comments.
          const html = (await readFile(path.join(written, base, 'papers/index.html'), 'utf8')).replaceAll('<!-- -->', '');
          for (const sentence of sentences) expect(html).toContain(sentence);
          const server = await startServer(commandFor('preview', '--host', '127.0.0.1', '--port', '0'));
          const { page, log } = await openPage(browser);
          try {
            await visit(page, `${server.origin}${base}/papers`);
            await page.getByRole('button', { name: 'Sold 0 papers' }).click();
            await expect.poll(() => page.getByRole('button', { name: 'Sold 1 papers' }).count()).toBe(1);
            await useHeavyParts(page, server.origin + base);
            expect(log.problems()).toEqual([]);
          } finally {
            await page.context().close();
            await server.stop();
          }
        });
      });
    });
  });
}

/** What comes in files of its own and only where it is used: icon sets, formulas, diagrams, API pages and the search. */
async function useHeavyParts(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/drawings`);
  await page.locator('.octavo-card svg').first().waitFor();
  expect(await page.locator('.katex').count()).toBe(2);
  expect(await readStyle(page.locator('.katex-mathml').first(), 'position')).toBe('absolute');
  await page.locator('.octavo-article svg').getByText('Press').first().waitFor();
  await findSidebar(page).getByRole('link', { name: 'Read a paper' }).click();
  await expect.poll(() => readTitle(page)).toBe('Read a paper');
  await expect.poll(() => readArticle(page)).toContain('Its name on the shelf.');
  await page.keyboard.press('/');
  await page.locator('dialog[open]').getByRole('combobox').fill('matches');
  await expect.poll(() => page.locator('[role=option]').allInnerTexts()).toHaveLength(1);
}

async function openPage(
  browser: Browser,
): Promise<{ page: Page; log: ReturnType<typeof watchConsole>; addresses: ReturnType<typeof watchAddresses> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  return { page, log: watchConsole(page), addresses: watchAddresses(page) };
}
