import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isOwnModule, resolveOwnModule } from './own-modules.ts';

it('knows the modules that options and extensions name, with or without extension and query', () => {
  const components = { Header: './src/header.tsx', Card: './src/card', Tabs: 'some-package' };
  const context = { ownComponents: () => components, options: { theme: './theme.tsx' }, vite: { root: '/app' } };
  const isOwn = (id: string): boolean => isOwnModule(id, context);
  expect(['/app/src/header.tsx', '/app/src/header.tsx?v=1', '/app/src/card.jsx', '/app/theme.tsx'].map(isOwn)).not.toContain(false);
  expect(['/app/src/other.tsx', '/app/some-package.js', '/src/header.tsx'].map(isOwn)).not.toContain(true);
});

it('knows none where nothing is named', () => {
  expect(isOwnModule('/app/x.tsx', { ownComponents: () => ({}), options: {}, vite: { root: '/app' } })).toBe(false);
});

it('knows the modules of a package that is linked, and of none that is installed', () => {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'octavo-own-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['kiln/src', 'app/node_modules/@me', 'app/node_modules/bricks'])
    mkdirSync(path.join(root, folder), { recursive: true });
  symlinkSync(path.join(root, 'kiln'), path.join(root, 'app/node_modules/@me/kiln'), 'junction');
  const context = { ownComponents: () => ({ Card: 'bricks/card' }), options: { theme: '@me/kiln/theme' }, vite: { root: `${root}/app` } };
  const isOwn = (file: string): boolean => isOwnModule(`${root}/${file}`, context);
  expect(['kiln/theme.tsx', 'kiln/src/bar.tsx?t=1'].map(isOwn)).toEqual([true, true]);
  expect(['kiln-2/theme.tsx', 'kiln/node_modules/a/index.js', 'app/node_modules/bricks/card.js'].map(isOwn)).not.toContain(true);
});

it('leaves packages to the bundler', () => {
  expect(resolveOwnModule('some-package/header', '/app')).toBe('some-package/header');
  expect(resolveOwnModule('./header.tsx', '/app')).toBe('/app/header.tsx');
});
