import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeTypeScript } from '../docs/write-typescript.ts';
import { installProject } from './install-project.ts';
import { runProgram } from './run-program.ts';
import { takePacked } from './take-packed.ts';

const require = createRequire(import.meta.url);

let folder: string;

beforeAll(async () => {
  const temporary = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-recipe-'));
  folder = path.join(temporary, 'app');
  const named = ['react', 'react-dom', '@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'];
  const inGuides = ['@types/mdast', 'unist-util-visit', 'valibot'];
  const versions = [
    ...named.map((name) => versionOf('react-embedded', name)),
    ...inGuides.map((name) => versionOf('extensions', name)),
    versionOf('../packages/vite', 'mdast-util-mdx'),
    // What a config that reads the environment has, as each template of Vite.
    versionOf('..', '@types/node'),
  ];
  const dependencies = { '@octavo/vite': '', ...Object.fromEntries(await Promise.all(versions)) };
  await installProject(folder, { manager: 'hoisted pnpm', tarballs: (await takePacked()).tarballs, dependencies });
});

afterAll(() => rm(path.dirname(folder), { recursive: true, force: true, maxRetries: 5 }));

test('the README’s recipe for a React app passes `tsc -b` and is built', async () => {
  for (const [file, text] of Object.entries(FRESH_APP)) await write(file, text);
  const recipe = await readRecipe();
  expect(recipe.map(({ file }) => file)).toEqual(['vite.config.ts', 'src/octavo-env.d.ts', 'src/docs-route.tsx']);
  for (const { file, text } of recipe) await write(file, text);
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  await runProgram({ cwd: folder, command: [process.execPath, compiler, '-b'] });
  await runProgram({ cwd: folder, command: [process.execPath, 'node_modules/vite/bin/vite.js', 'build'] });
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
});

test('the TypeScript of all pages and READMEs compiles', async () => {
  const project = path.join(folder, 'guides');
  const { pages, readmes } = await writeTypeScript(project);
  expect(pages).toBeGreaterThan(20);
  expect(readmes).toBeGreaterThan(10);
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const printed = await runProgram({ cwd: project, command: [process.execPath, compiler, '-p', '.'] }).catch(
    (error: Error) => error.message,
  );
  expect(printed).toBe('');
});

/** The files of the section about React apps, named by the comment in their first line. */
async function readRecipe(): Promise<{ file: string; text: string }[]> {
  const readme = await readFile(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const section = /### 3\. Embedded[^]*?\n## /.exec(readme)?.[0] ?? '';
  return [...section.matchAll(/```tsx?\n\/\/ ([\w./-]+)[^\n]*\n([^]*?)```/g)].map(([, file = '', text = '']) => ({ file, text }));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

async function versionOf(app: string, name: string): Promise<readonly [name: string, version: string]> {
  const manifest = path.resolve(import.meta.dirname, '..', app, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return [name, version];
}

const COMPILER_OPTIONS = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  skipLibCheck: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
};

/** A React app as Vite's own command makes it: two projects, in which types are named one by one. */
const FRESH_APP = {
  'tsconfig.json': JSON.stringify({ files: [], references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.node.json' }] }),
  'tsconfig.app.json': JSON.stringify({
    compilerOptions: {
      ...COMPILER_OPTIONS,
      lib: ['ES2023', 'DOM'],
      types: ['vite/client'],
      jsx: 'react-jsx',
      tsBuildInfoFile: 'node_modules/.tmp/app',
    },
    include: ['src'],
  }),
  'tsconfig.node.json': JSON.stringify({
    compilerOptions: { ...COMPILER_OPTIONS, lib: ['ES2023'], types: [], tsBuildInfoFile: 'node_modules/.tmp/node' },
    include: ['vite.config.ts'],
  }),
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': [
    "import { createRoot } from 'react-dom/client';",
    "import { DocsRoute } from './docs-route';",
    "const root = document.getElementById('root');",
    'if (root) createRoot(root).render(<DocsRoute />);',
  ].join('\n'),
  'docs/docs.json': '{ "name": "Fresh", "navigation": [{ "group": "All", "pages": ["index"] }] }',
  'docs/index.mdx': 'Text.',
};
