import { expect, it } from 'vitest';
import { findComponentFiles, resolveComponent } from './find-component-files.ts';

it('knows the modules that the option names, with or without extension and query', () => {
  const isOwn = findComponentFiles({ components: { Header: './src/header.tsx', Card: './src/card', Tabs: 'some-package' } }, '/app');
  expect(['/app/src/header.tsx', '/app/src/header.tsx?v=1', '/app/src/card.jsx'].map(isOwn)).toEqual([true, true, true]);
  expect(['/app/src/other.tsx', '/app/some-package.js', '/src/header.tsx'].map(isOwn)).toEqual([false, false, false]);
});

it('knows none where there is no such option', () => {
  expect(findComponentFiles({}, '/app')('/app/x.tsx')).toBe(false);
});

it('leaves packages to the bundler', () => {
  expect(resolveComponent('some-package/header', '/app')).toBe('some-package/header');
  expect(resolveComponent('./header.tsx', '/app')).toBe('/app/header.tsx');
});
