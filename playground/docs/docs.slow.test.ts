import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXPLANATIONS } from '@octavo/core';
import { toCodeAddress } from '@octavo/core/internal';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runProgram } from '../packed/run-program.ts';
import { DOCS, readFences } from './read-fences.ts';

const OCTAVO = path.resolve(DOCS, '../cli/bin/octavo.js');

/** A build of a hundred pages, or the compiler, on a machine with other work. */
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-docs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs the command as a user does, and gives all that it prints, also where it ends with 1. */
function octavo(cwd: string, ...args: string[]): Promise<string> {
  return runProgram({ cwd, command: [process.execPath, OCTAVO, ...args] }).catch((error: Error) => error.message);
}

/** The outputs that a page shows, of those that begin with `start`. */
function showOutput(page: string, start: string): string[] {
  const outputs = readFences().filter((fence) => fence.page === page && fence.title === 'Output');
  return outputs.map(({ text }) => text).filter((text) => text.trimStart().startsWith(start));
}

async function writeFiles(at: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(at, name)), { recursive: true });
    await writeFile(path.join(at, name), text);
  }
}

test('the documentation is built without a warning, and each code has a place in it', async () => {
  const output = path.join(folder, 'dist');
  expect(await octavo(DOCS, 'build', '--outDir', output)).toContain('no problems');
  for (const code of Object.keys(EXPLANATIONS)) {
    const { pathname, hash } = new URL(toCodeAddress(code));
    const html = await readFile(path.join(output, pathname, 'index.html'), 'utf8');
    expect(html).toContain(`id="${hash.slice(1)}"`);
  }
  expect(existsSync(path.join(output, 'learn/start.md'))).toBe(true);
});

test('the first page shows what the commands print', async () => {
  const [start = ''] = showOutput('learn/start.mdx', 'Wrote:');
  const printed = await octavo(folder, 'init', 'my-docs', '--name', 'Waypoint', '--yes');
  const list = (text: string): string[] => text.match(/^ {2}\S+\.\w+$|^ {2}\.gitignore$/gm) ?? [];
  expect(list(printed)).toEqual(list(start));
  expect(printed).toContain('cd my-docs');
  const [built = ''] = showOutput('learn/start.mdx', 'Octavo  built');
  const withoutDuration = (text: string): string => text.replace(/\d[\d.]* m?s\b/, '').trim();
  expect(withoutDuration(await octavo(path.join(folder, 'my-docs'), 'build'))).toContain(withoutDuration(built));
});

test.each([
  [
    'from-docusaurus',
    'website',
    {
      'docusaurus.config.js':
        "export default { title: 'Waypoint', presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: '/' } }]] };",
      'sidebars.js': "export default { docs: ['intro', 'routes'] };",
      'docs/intro.md': '---\ntitle: Introduction\n---\n\nSee the [routes](./routes.mdx).\n',
      'docs/routes.mdx':
        "---\ntitle: Routes\ndescription: How.\n---\n\n\nimport Chart from '@site/src/components/Chart';\n\nText.\n\n:::tip\n\nOne.\n\n:::\n\n<Chart />\n",
    },
  ],
  [
    'from-vitepress',
    'docs',
    {
      '.vitepress/config.ts':
        "export default { title: 'Waypoint', themeConfig: { sidebar: [{ text: 'Start', link: '/guide/start' }, { text: 'Routes', link: '/guide/routes' }] } };",
      'index.md': '---\nlayout: home\nhero: { name: Waypoint, text: Routes requests }\n---\n',
      'guide/start.md': '# Start\n\nSee the [routes](./routes.md).\n',
      'guide/routes.md':
        '# Routes\n\nText.\n\n{{ $frontmatter.title }}\n\n<script setup>import Chart from "./chart.vue"</script>\n<Chart />\n',
      'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  ],
])('what octavo migrate is shown to print in %s is what it prints', async (page, old, files) => {
  const work = path.join(folder, page);
  await writeFiles(path.join(work, old), files);
  const [shown = ''] = showOutput(`do/move/${page}.mdx`, 'Came over');
  expect((await octavo(work, 'migrate', old)).trim()).toBe(shown.trim());
});

test('what octavo report is shown to print is what it prints', async () => {
  const site = path.join(folder, 'reported');
  await writeFiles(site, {
    'docs.json':
      '{ "theme": "mint", "name": "Waypoint", "colors": { "primary": "#4338ca", "light": "#a5b4fc" }, "navigation": { "pages": ["introduction", "guides/routes"] }, "api": { "openapi": "openapi.json" } }',
    'openapi.json':
      '{ "openapi": "3.1.0", "info": { "title": "Waypoint", "version": "1" }, "paths": { "/routes": { "get": { "summary": "List routes", "responses": { "200": { "description": "Routes" } } } } } }',
    'introduction.mdx': '---\ntitle: Introduction\ndescription: What it does.\n---\n\n<Card title="Routes" href="/guides/routes" />\n',
    'guides/routes.mdx': '---\ntitle: Routes\ndescription: How.\npublic: false\n---\n\n<Note>Ask first.</Note>\n',
  });
  const [shown = ''] = showOutput('do/move/from-a-docs-json.mdx', 'Runs as before');
  expect((await octavo(site, 'report')).trim()).toBe(shown.trim());
});

test('what octavo check is shown to print is what it prints', async () => {
  const [shown = ''] = showOutput('learn/check.mdx', 'warning');
  const site = path.join(folder, 'checked');
  await mkdir(site);
  await writeFile(path.join(site, 'docs.json'), '{ "name": "Waypoint", "navigation": { "pages": ["introduction", "routes"] } }');
  await writeFile(
    path.join(site, 'introduction.mdx'),
    '---\ntitle: Introduction\ndescription: What it does.\n---\n\nSee the [routes](/rooutes).\n',
  );
  await writeFile(path.join(site, 'routes.mdx'), '---\ntitle: Routes\ndescription: Where requests go.\n---\n\nText.\n');
  const withoutTime = (text: string): string => text.trim().replace(/\(\d+ ms\)/, '');
  expect(withoutTime(await octavo(site, 'check'))).toContain(withoutTime(shown));
});
