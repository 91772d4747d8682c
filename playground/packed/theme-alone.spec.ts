import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { PATIENCE } from '../harness/patience.ts';
import { startStaticServer } from '../harness/static-server.ts';
import { watchConsole } from '../harness/watch-console.ts';
import { installProject } from './install-project.ts';
import { runProgram } from './run-program.ts';
import { takePacked } from './take-packed.ts';

let temporary: string;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  temporary = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-theme-alone-'));
  folder = path.join(temporary, 'app');
  await cp(path.join(import.meta.dirname, 'theme-alone'), folder, { recursive: true });
  const dependencies = {
    '@octavo/theme': '',
    react: versionOf('react', 'packages/theme'),
    'react-dom': versionOf('react-dom', 'packages/theme'),
    vite: versionOf('vite', 'playground'),
  };
  await installProject(folder, { manager: 'hoisted pnpm', tarballs: (await takePacked()).tarballs, dependencies });
  await run('node_modules/vite/bin/vite.js', 'build');
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterAll(async () => {
  await browser?.close();
  await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
});

test('brings neither the plugin nor a router, an MDX compiler or Tailwind', async () => {
  const names = await readdir(path.join(folder, 'node_modules'));
  expect(names).toEqual(expect.arrayContaining(['@octavo', 'react', 'vite']));
  expect(names.filter((name) => /^(?:wouter|tailwindcss|shiki|@mdx-js|postcss-.*)$/.test(name))).toEqual([]);
  expect(existsSync(path.join(folder, 'node_modules/@octavo/vite'))).toBe(false);
});

test('components work under one root', async () => {
  const { page, problems, close } = await open('/');
  await page.getByRole('note').waitFor();
  const look = await page.getByRole('note').evaluate((note) => {
    const { borderTopWidth, display, fontFamily } = getComputedStyle(note);
    return { borderTopWidth, display, fontFamily };
  });
  expect(look.borderTopWidth).not.toBe('0px');
  expect(look.fontFamily).toContain('sans-serif');
  await page.getByRole('tab', { name: 'Steel' }).click();
  await page.getByText('Hard.').waitFor();
  // A part of an app is as high as what is in it.
  expect(await page.locator('.octavo').evaluate((root) => getComputedStyle(root).minHeight)).toMatch(/^(?:0px|auto)$/);
  expect(problems()).toEqual([]);
  await close();
});

test('the layout is drawn from data', async () => {
  const { page, problems, close } = await open('/layout.html');
  await page.getByRole('heading', { name: 'Anvils' }).waitFor();
  expect(await page.locator('.octavo-sidebar').innerText()).toContain('Start');
  expect(await page.locator('.octavo-top').evaluate((top) => getComputedStyle(top).position)).toBe('sticky');
  expect(problems()).toEqual([]);
  await close();
});

test('plain Node renders it', async () => {
  const html = await run('src/server.js');
  expect(html).toContain('Wear gloves.');
  expect(html).toContain('class="octavo');
});

test('one callout ships under 3 kB beyond React', async () => {
  await run('node_modules/vite/bin/vite.js', 'build', '--mode', 'size');
  const file = (await readdir(path.join(folder, 'size'))).find((name) => name.endsWith('.js')) ?? '';
  const code = await readFile(path.join(folder, 'size', file));
  expect(code.toString()).toContain('Wear gloves.');
  expect(gzipSync(code).length).toBeLessThan(3000);
});

async function open(pathname: string): Promise<{ page: Page; problems: () => string[]; close: () => Promise<void> }> {
  const server = await startStaticServer(path.join(folder, 'dist'));
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const log = watchConsole(page);
  await page.goto(server.origin + pathname);
  return { page, problems: () => log.problems(), close: async () => void (await Promise.all([context.close(), server.stop()])) };
}

function run(script: string, ...args: string[]): Promise<string> {
  return runProgram({ cwd: folder, command: [process.execPath, script, ...args] });
}

function versionOf(name: string, workspace: string): string {
  const manifest = path.resolve(import.meta.dirname, '../..', workspace, 'package.json');
  return (createRequire(manifest)(`${name}/package.json`) as { version: string }).version;
}
