import { expect, it } from 'vitest';
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

it('leaves packages to the bundler', () => {
  expect(resolveOwnModule('some-package/header', '/app')).toBe('some-package/header');
  expect(resolveOwnModule('./header.tsx', '/app')).toBe('/app/header.tsx');
});
