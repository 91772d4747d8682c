import { describe, expect, test } from 'vitest';
import { findHost } from './find-host.ts';
import { HOSTS } from './host-table.ts';

const named = (...names: string[]): { plugins: { name: string }[] } => ({ plugins: names.map((name) => ({ name })) });

describe('findHost', () => {
  test.each([
    ['React Router', named('react-router:validate-plugin-order', 'react-router', 'prerender')],
    ['React Router', named('react-router/rsc')],
    ['TanStack Start', named('nitro:main', 'tanstack-start-core:config', 'vite:react-babel')],
    ['TanStack Start', named('tanstack-react-start:config')],
    ['SvelteKit', named('vite-plugin-svelte', 'vite-plugin-sveltekit-setup')],
    ['Astro', named('astro:build')],
    ['Nuxt', named('nuxt:replace', 'vite:vue')],
    ['SolidStart', named('solid-start:config', 'nitro:main')],
    ['Nitro', named('nitro:main', 'vite:react-babel')],
    ['Laravel', named('laravel', 'vite:vue')],
    ['a library', { plugins: [], build: { lib: { entry: 'src/index.js' } } }],
    [undefined, named('vite:react-babel', 'vite-plugin-svelte', 'vite:vue', 'tanstack-router-generator', 'react-router-devtools')],
    [undefined, { plugins: [], build: { lib: false } }],
  ])('finds %s', (name, config) => {
    expect(findHost(config)?.name).toBe(name);
  });
});

test('the base of an app is where its server shows it', () => {
  const baseOf = (name: string, config: { base: string; define?: Record<string, string> }): string | undefined =>
    HOSTS.find((host) => host.name === name)?.base?.(config);
  expect(baseOf('SvelteKit', { base: './', define: { __SVELTEKIT_PATHS_BASE__: '"/app"' } })).toBe('/app');
  expect(baseOf('SvelteKit', { base: './' })).toBe('');
  expect(baseOf('Laravel', { base: '/build/' })).toBe('/');
  expect(baseOf('Astro', { base: '/app/' })).toBeUndefined();
});
