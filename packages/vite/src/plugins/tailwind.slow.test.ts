import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, createLogger } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { octavo } from '../index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-tailwind-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const FILES = {
  'index.html': '<script type="module" src="/src/main.js"></script>',
  'src/main.js': "import './index.css';",
  'docs/docs.json': '{ "name": "Test", "navigation": [{ "group": "All", "pages": ["one"] }] }',
  'docs/one.mdx': 'Text.',
  // In place of the package, whose own rules do not matter here.
  'tailwind.css': '.a { color: red; }',
};

async function warningsOf(css: string, framework = 'none'): Promise<string[]> {
  writeFileSync(path.join(folder, 'src/index.css'), css);
  const warnings: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warnOnce = (text) => void warnings.push(text);
  const alias = { tailwindcss: path.join(folder, 'tailwind.css') };
  const plugins = [{ name: framework }, octavo({ mode: 'alongside' })];
  await build({ root: folder, configFile: false, customLogger, resolve: { alias }, plugins });
  return warnings.filter((text) => text.includes('Tailwind'));
}

test('a build warns when the app’s Tailwind reads the pages, with the line to add', async () => {
  expect(await warningsOf("@import 'tailwindcss';\n")).toEqual([expect.stringMatching(/src\/index\.css:1[^]*@source not "\.\.\/docs";/)]);
  expect(await warningsOf("@import 'tailwindcss';\n@source not '../docs';\n")).toEqual([]);
});

test('it warns, too, of built docs that lie among the sources of the app', async () => {
  const found = await warningsOf("@import 'tailwindcss';\n@source not '../docs';\n", 'laravel');
  expect(found).toEqual([expect.stringContaining('@source not "../public/docs";')]);
});
