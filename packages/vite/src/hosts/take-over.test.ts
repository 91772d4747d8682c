import { resolveConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { expect, test } from 'vitest';
import { takeOver } from './take-over.ts';

async function resolve(config: InlineConfig): Promise<InlineConfig> {
  return takeOver(await resolveConfig({ configFile: false, logLevel: 'silent', ...config }, 'build'));
}

test('docs find modules, read style sheets and know constants as the app does', async () => {
  const config: InlineConfig = {
    resolve: { alias: { '~': '/app' }, dedupe: ['three'], extensions: ['.jsx'], preserveSymlinks: true },
    css: { modules: { localsConvention: 'camelCase' }, preprocessorOptions: { scss: { additionalData: '$boat: red;' } } },
    json: { stringify: true },
    define: { __HARBOUR__: '"east"' },
    envPrefix: 'HARBOUR_',
  };
  const taken = await resolve(config);
  expect(taken.resolve?.alias).toContainEqual(expect.objectContaining({ find: '~', replacement: '/app' }));
  expect(taken).toMatchObject({
    ...config,
    resolve: { dedupe: ['three'], extensions: ['.jsx'], preserveSymlinks: true, tsconfigPaths: false },
  });
});

test.each(['vite-tsconfig-paths', 'astro:tsconfig-alias'])('the plugin %s becomes an option of Vite', async (name) => {
  expect((await resolve({ plugins: [{ name }] })).resolve?.tsconfigPaths).toBe(true);
});

test('no plugin of the app is taken', async () => {
  expect(await resolve({ plugins: [{ name: 'app' }] })).not.toHaveProperty('plugins');
});
