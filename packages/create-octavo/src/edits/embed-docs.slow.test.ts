import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embedDocs } from './embed-docs.ts';

/** A React app of the workspace: its packages are found from the folders of `node_modules/.temporary`. */
const APP = path.resolve(import.meta.dirname, '../../../../playground/react-embedded');

let folder: string;
beforeEach(() => {
  const place = path.join(APP, 'node_modules/.temporary');
  mkdirSync(place, { recursive: true });
  folder = mkdtempSync(path.join(place, 'recipe-'));
  write('tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, include: ['*/src'] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const OPTIONS = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['vite/client'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  strict: true,
  tsBuildInfoFile: './app.tsbuildinfo',
};

/** The browser's half of a fresh React app of Vite's, in which types are named one by one. */
const FRESH_APP = {
  'tsconfig.json': JSON.stringify({ files: [], references: [] }),
  'src/main.tsx': "import { DocsRoute } from './docs-route';\n\nexport const docs = <DocsRoute />;\n",
};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** What `tsc -b` prints: nothing when all is right. */
async function compile(): Promise<string> {
  const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const running = promisify(execFile)(process.execPath, [compiler, '-b'], { cwd: folder });
  return running.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const USAGES = {
  'react-router': '<Route path="/docs/*" element={<DocsRoute />} />',
  'no router': "location.pathname.startsWith('/app/docs') ? <DocsRoute /> : <App />",
};

// One program of two apps: of each run, nearly all is reading the types of React and Vite.
it('what is written for a router, and for none, passes `tsc -b`', async () => {
  for (const [router, usage] of Object.entries(USAGES)) {
    for (const [file, text] of Object.entries(FRESH_APP)) write(path.join(router, file), text);
    const { written, steps } = embedDocs(path.join(folder, router), { dependencies: { [router]: '*' }, address: '/app/docs' });
    expect(steps.join('\n')).toMatch(/shows \/app\/docs and everything below it:/);
    expect(steps.at(-1)?.trim()).toBe(usage);
    expect(written).toEqual(['src/docs-route.tsx', 'src/octavo-env.d.ts']);
  }
  expect(await compile()).toBe('');
  // The types are what makes them pass.
  for (const router of Object.keys(USAGES)) rmSync(path.join(folder, router, 'src/octavo-env.d.ts'));
  const found = await compile();
  for (const router of Object.keys(USAGES))
    expect(found).toMatch(new RegExp(`^${router}/src/docs-route\\.tsx.*TS2307: Cannot find module 'virtual:octavo/app'`, 'm'));
});
