import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCustomFiles } from './custom-files.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-custom-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('takes style sheets and scripts from anywhere, and leaves out what is meant for something else', () => {
  const files = {
    'style.css': '.a { color: red }',
    'css/deep.css': '',
    'ga.js': '(function () { window.dataLayer = []; })();\nbox.innerHTML = \'<b class="p-2 dark:hidden">x</b>\';',
    'js/deep.js': 'const words = "require a thing";',
    'guide.mdx': '',
    'both.js': "open(); if (typeof module !== 'undefined' && module.exports) module.exports = { open };",
    'bad.js': 'go();\nlet open = ;',
    'used.css': '',
    'box.module.css': '',
    'eslint.config.js': '',
    'public/raw.js': '',
    'snippets/part.js': '',
    'tool/package.json': '{}',
    'tool/index.js': '',
    'scripts/module.js': "import a from 'a';",
    'scripts/export.js': '/* x */\nexport const a = 1;',
    'scripts/node.js': "const fs = require('fs');",
    'scripts/shell.js': '#!/usr/bin/env node\nrun();',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const found = findCustomFiles(Object.keys(files), { root, refused: new Map(), isImported: (file) => file === 'used.css' });
  expect(found.styles).toEqual(['style.css', 'css/deep.css']);
  expect(found.scripts).toEqual(['ga.js', 'js/deep.js', 'both.js', 'bad.js']);
  expect(found.classes).toEqual(expect.arrayContaining(['p-2', 'dark:hidden']));
  expect(found.diagnostics.map(({ file, severity, line }) => `${severity} ${file}${line === undefined ? '' : `:${line}`}`)).toEqual([
    'warning bad.js:2',
    'info scripts/module.js',
    'info scripts/export.js',
    'info scripts/node.js',
    'info scripts/shell.js',
  ]);
});
