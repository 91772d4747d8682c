import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createViteConfig } from './create-vite-config.ts';
import { parseOptions } from '../options/parse-options.ts';
import { UserError } from '../terminal/user-error.ts';

const OWN_OCTAVO = "export default { server: { port: 4321 }, plugins: [[Promise.resolve([{ name: 'octavo:site' }])]] };";
const OTHER = "export default { plugins: [{ name: 'other' }, false, null] };";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const options = parseOptions({});

describe('createViteConfig', () => {
  it('reads no config of a folder that has none, and adds Octavo', async () => {
    write('docs.json', '{}');
    const config = await createViteConfig(folder, options, { command: 'serve' });
    expect(config).toMatchObject({ root: folder, configFile: false, mode: 'development', server: { port: 3000 } });
    expect(JSON.stringify(await Promise.all(config.plugins ?? []))).toContain('octavo:site');
    expect(config).not.toHaveProperty('base');
  });

  it("leaves a folder's own Octavo and its port alone, however deep the plugin is nested", async () => {
    write('vite.config.mjs', OWN_OCTAVO);
    const config = await createViteConfig(folder, options, { command: 'serve' });
    expect(config).toMatchObject({ configFile: path.join(folder, 'vite.config.mjs'), server: { port: 4321 } });
    expect(config.plugins).toEqual([{ name: 'octavo:command', api: {} }]);
  });

  it('keeps the `root` of a config that uses Octavo, from which its options count', async () => {
    write('vite.config.mjs', OWN_OCTAVO.replace('{ server', "{ root: 'site', server"));
    expect(await createViteConfig(folder, options, { command: 'build' })).toMatchObject({ root: path.join(folder, 'site') });
    write('vite.config.mjs', OTHER.replace('{ plugins', "{ root: 'app', plugins"));
    write('docs/docs.json', '{}');
    expect(await createViteConfig(folder, options, { command: 'build' })).toMatchObject({ root: folder });
  });

  it("tells a folder's own Octavo to be strict", async () => {
    write('vite.config.mjs', OWN_OCTAVO);
    const config = await createViteConfig(folder, parseOptions({ strict: true }), { command: 'build' });
    expect(config.plugins).toEqual([{ name: 'octavo:command', api: { strict: true } }]);
  });

  it('passes on what runs the proxy of the site, and refuses a host that it does not know', async () => {
    write('vite.config.mjs', OWN_OCTAVO);
    const config = await createViteConfig(folder, parseOptions({ proxy: 'netlify' }), { command: 'build' });
    expect(config.plugins).toEqual([{ name: 'octavo:command', api: { proxy: 'netlify' } }]);
    const refused = createViteConfig(folder, parseOptions({ proxy: 'nowhere' }), { command: 'build' });
    await expect(refused).rejects.toThrow('No proxy for the host `nowhere`.');
  });

  it('finds an extension from where the command was typed, and a package by its name', async () => {
    write('vite.config.mjs', OWN_OCTAVO);
    const typed = parseOptions({ extension: ['./own.ts', 'some-package'] });
    const config = await createViteConfig(folder, typed, { command: 'build' });
    expect(config.plugins).toEqual([{ name: 'octavo:command', api: { extensions: [path.resolve('own.ts'), 'some-package'] } }]);
  });

  it('adds Octavo to a config without it, for the folder or its folder `docs`', async () => {
    write('vite.config.mjs', OTHER);
    write('docs/docs.json', '{}');
    const config = await createViteConfig(folder, options, { command: 'build' });
    expect(config.configFile).toBe(path.join(folder, 'vite.config.mjs'));
    expect(JSON.stringify(await Promise.all(config.plugins ?? []))).toContain('octavo:site');
  });

  it('refuses an app that neither uses Octavo nor has a docs.json', async () => {
    write('vite.config.mjs', OTHER);
    await expect(createViteConfig(folder, options, { command: 'build' })).rejects.toThrow(UserError);
  });

  describe('of a library', () => {
    beforeEach(() => write('vite.config.mjs', "export default { build: { lib: { entry: 'index.js' } } };"));

    it.each([
      ['docs.json', '--outDir docs-site'],
      ['docs/docs.json', '--outDir ../docs-site'],
    ])('refuses to build without an output folder: %s', async (file, outDir) => {
      write(file, '{}');
      const build = createViteConfig(folder, options, { command: 'build' });
      await expect(build).rejects.toThrow(UserError);
      await expect(build).rejects.toMatchObject({ hint: expect.stringContaining(`octavo build `) });
      await expect(build).rejects.toMatchObject({ hint: expect.stringContaining(` ${outDir}`) });
    });

    it('builds the docs alone into the folder that is named', async () => {
      write('docs.json', '{}');
      const config = await createViteConfig(folder, parseOptions({ outDir: 'docs-site' }), { command: 'build' });
      expect(config).toMatchObject({ root: folder, configFile: false, build: { outDir: 'docs-site' } });
      expect(JSON.stringify(await Promise.all(config.plugins ?? []))).toContain('octavo:site');
    });

    it.each([{ command: 'serve' }, { command: 'build', isCheck: true }] as const)('takes its config for %o', async (task) => {
      write('docs.json', '{}');
      const config = await createViteConfig(folder, options, task);
      expect(config.configFile).toBe(path.join(folder, 'vite.config.mjs'));
    });
  });

  it('hands base, output folder, port and host on', async () => {
    write('mint.json', '{}');
    const given = parseOptions({ base: 'docs', outDir: 'out', port: 0, host: true });
    const config = await createViteConfig(folder, given, { command: 'serve', isPreview: true });
    expect(config).toMatchObject({ base: '/docs/', build: { outDir: 'out' }, preview: { port: 0, host: true }, mode: 'production' });
  });
});
