import { describe, expect, test } from 'vitest';
import { findHost } from './find-host.ts';
import { HOSTS } from './host-table.ts';

const buildApp = (): Promise<void> => Promise.resolve();
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
    ['Cloudflare', named('vite:react-babel', 'vite-plugin-cloudflare', 'vite-plugin-cloudflare:config')],
    ['React Router', named('vite-plugin-cloudflare', 'react-router')],
    ['Laravel', named('laravel', 'vite:vue')],
    ['a library', { plugins: [], build: { lib: { entry: 'src/index.js' } } }],
    [undefined, named('vite:react-babel', 'vite-plugin-svelte', 'vite:vue', 'tanstack-router-generator', 'react-router-devtools')],
    [undefined, { plugins: [], build: { lib: false } }],
  ])('finds %s', (name, config) => {
    expect(findHost(config)?.name).toBe(name);
  });
});

describe('a framework that is not in the table', () => {
  const input = (...files: string[]): { build: { rolldownOptions: { input: string[] } } } => ({
    build: { rolldownOptions: { input: files } },
  });
  test.each([
    [
      'vike',
      {
        plugins: [
          { name: 'octavo:build', buildApp },
          { name: 'vike', buildApp },
        ],
      },
    ],
    ['the environment worker', { plugins: [], environments: { client: input('a.js'), worker: input('b.js') } }],
    ['build.ssr', { plugins: [], build: { ssr: true } }],
  ])('is named by what builds: %s', (name, config) => {
    expect(findHost(config)).toEqual({ name, servedFolder: 'unknown' });
  });

  test.each([
    [
      'an app with one input for all environments',
      { plugins: [], ...input('a.js'), environments: { client: input('a.js'), ssr: input('a.js') } },
    ],
    ['our own environments', { plugins: [{ name: 'octavo:build', buildApp }], environments: { octavo_client: input('entry.js') } }],
    [
      'the second step of an app, vite build --ssr',
      { plugins: [], build: { ssr: 'src/server.js' }, inlineConfig: { build: { ssr: 'src/server.js' } } },
    ],
  ])('is not %s', (_, config) => {
    expect(findHost(config)).toBeUndefined();
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
