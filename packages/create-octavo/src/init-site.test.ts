import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initSite } from './init-site.ts';
import type { InitOptions } from './init-site.ts';
import { runCreate } from './run-create.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-octavo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = (more: Partial<InitOptions> = {}): InitOptions => ({ folder, name: 'My docs', withApi: true, addsPlugin: true, ...more });
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

describe('in an empty folder', () => {
  it('writes a site of its own', async () => {
    const { content, written } = await initSite(options());
    expect(content).toBe(folder);
    expect(written).toContain('api-reference/openapi.yaml');
    expect(JSON.parse(read('docs.json'))).toMatchObject({ name: 'My docs', tabs: [{ name: 'API reference' }] });
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'my-docs', scripts: { dev: 'octavo dev' } });
    expect(read('.gitignore')).toBe('node_modules\ndist\n');
  });

  it('leaves the API reference out', async () => {
    const { written } = await initSite(options({ withApi: false }));
    expect(written.filter((file) => file.startsWith('api-reference'))).toEqual([]);
    expect(read('docs.json')).not.toMatch(/openapi|api-reference|About the API/);
  });

  it('names every page of the starter in its navigation', async () => {
    const { written } = await initSite(options());
    const config = read('docs.json');
    for (const file of written.filter((one) => one.endsWith('.mdx'))) expect(config).toContain(`"${file.replace('.mdx', '')}"`);
  });
});

describe('in a Vite app', () => {
  it('writes the docs beside it, and joins them', async () => {
    write('package.json', '{\n\t"name": "app",\n\t"scripts": { "dev": "vite" }\n}\n');
    write('vite.config.ts', 'export default {};\n');
    const result = await initSite(options());
    expect(result).toMatchObject({ content: path.join(folder, 'docs'), viteConfig: { kind: 'edited' } });
    expect(read('vite.config.ts')).toMatch(/plugins: \[octavo\(\{/);
    expect(existsSync(path.join(folder, 'docs/index.mdx'))).toBe(true);
    expect(read('package.json')).toContain('\t"name": "app",\n');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { dev: 'vite', 'docs:check': 'octavo check' },
      devDependencies: { '@octavo/vite': expect.any(String) },
    });
    expect(existsSync(path.join(folder, '.gitignore'))).toBe(false);
  });

  it('says when its config is for its author to edit, and leaves it alone when told to', async () => {
    write('vite.config.js', 'export default make();\n');
    expect((await initSite(options())).viteConfig).toMatchObject({
      kind: 'by-hand',
      reason: expect.stringContaining('make is not defined'),
    });
    rmSync(path.join(folder, 'docs'), { recursive: true });
    expect(await initSite(options({ addsPlugin: false }))).not.toHaveProperty('viteConfig');
    expect(read('vite.config.js')).toBe('export default make();\n');
  });
});

describe('runCreate', () => {
  async function run(...argv: string[]): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const keep = (text: string): void => void lines.push(text);
    return { code: await runCreate(argv, { print: keep, printError: keep, isInteractive: false }), output: lines.join('\n') };
  }

  it('asks nothing of a machine, and says what to do next', async () => {
    const { code, output } = await run(folder);
    expect(code).toBe(0);
    expect(output).toMatch(/Wrote 14 files:[^]*install\n.*run dev/);
  });

  it('keeps files that are there, and refuses where a site is', async () => {
    write('index.mdx', 'mine');
    expect((await run(folder)).output).toContain('Kept what was there: index.mdx');
    expect(read('index.mdx')).toBe('mine');
    const again = await run(folder);
    expect(again.code).toBe(1);
    expect(again.output).toContain('There is a site already');
  });

  it('refuses an unknown option with a message', async () => {
    const { code, output } = await run(folder, '--nmae', 'x');
    expect(code).toBe(1);
    expect(output).toMatch(/^error .*--nmae/);
  });
});
