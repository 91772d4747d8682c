import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initSite } from './init-site.ts';
import type { InitOptions } from './init-site.ts';
import { runCreate } from './terminal/run-create.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-octavo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = (more: Partial<InitOptions> = {}): InitOptions => ({ folder, name: 'My docs', withApi: true, mode: 'alongside', ...more });
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
const listFiles = (place = '.'): string[] =>
  readdirSync(path.join(folder, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

/** Runs the command; nobody can be asked. */
async function run(...argv: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const keep = (text: string): void => void lines.push(text);
  return { code: await runCreate(argv, { print: keep, printError: keep, isInteractive: false }), output: lines.join('\n') };
}

describe('in an empty folder', () => {
  it('writes a site of its own', async () => {
    const { project, written } = await initSite(options());
    expect(project.content).toBe(folder);
    expect(written).toContain('api-reference/openapi.yaml');
    const $schema = './node_modules/octavo/schema.json';
    const navigation = { tabs: [{ tab: 'Documentation' }, { tab: 'API reference', openapi: '/api-reference/openapi.yaml' }] };
    expect(JSON.parse(read('docs.json'))).toMatchObject({ $schema, name: 'My docs', navigation });
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'my-docs', scripts: { dev: 'octavo dev' } });
    expect(read('.gitignore')).toBe('node_modules\ndist\n');
  });

  it('leaves the API reference out', async () => {
    const { written } = await initSite(options({ withApi: false, site: 'https://docs.example.com' }));
    expect(written.filter((file) => file.startsWith('api-reference'))).toEqual([]);
    expect(JSON.parse(read('docs.json'))).toMatchObject({ seo: { metatags: { canonical: 'https://docs.example.com' } } });
    expect(read('docs.json')).not.toMatch(/openapi|api-reference|About the API|tab/);
  });

  it('names every page of the starter in its navigation', async () => {
    const { written } = await initSite(options());
    const config = read('docs.json');
    for (const file of written.filter((one) => one.endsWith('.mdx'))) expect(config).toContain(`"${file.replace('.mdx', '')}"`);
  });
});

describe('in a Vite app', () => {
  it('writes the docs beside it, and joins them', async () => {
    write({ 'package.json': '{\n\t"name": "app",\n\t"scripts": { "dev": "vite" }\n}\n', 'vite.config.ts': 'export default {};\n' });
    const { written, changed } = await initSite(options());
    expect(written).toContain('docs/index.mdx');
    expect(JSON.parse(read('docs/docs.json'))).toMatchObject({ $schema: '../node_modules/octavo/schema.json' });
    expect(changed).toEqual(['package.json', 'vite.config.ts']);
    expect(read('vite.config.ts')).toContain("plugins: [octavo({ root: 'docs', base: '/docs', mode: 'alongside' })]");
    expect(read('package.json')).toContain('\t"name": "app",\n');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { dev: 'vite', 'docs:check': 'octavo check' },
      devDependencies: { '@octavo/vite': expect.any(String) },
    });
    expect(existsSync(path.join(folder, '.gitignore'))).toBe(false);
  });

  it('names the pages from the root that the app gives to Vite', async () => {
    write({ 'vite.config.js': "export default { root: './web', base: '/app/' };\n" });
    const { join } = await initSite(options());
    expect(read('vite.config.js')).toContain("root: '../docs'");
    expect(join?.address).toBe('/app/docs');
  });

  it('says why its config is for its author to edit, and leaves it alone when told to', async () => {
    write({ 'vite.config.js': 'export default make();\n' });
    const { output } = await run(folder);
    expect(output).toContain('vite.config.js was left as it is. It could not be loaded: make is not defined');
    expect(output).toContain("octavo({ root: 'docs', base: '/docs', mode: 'alongside' })");
    rmSync(path.join(folder, 'docs'), { recursive: true });
    expect(await initSite(options({ mode: 'apart' }))).not.toHaveProperty('join');
    expect(read('vite.config.js')).toBe('export default make();\n');
  });

  it('writes a config where Vite does without', async () => {
    write({ 'package.json': '{ "type": "module", "devDependencies": { "vite": "^8.0.0" } }', 'index.html': '', 'tsconfig.json': '{}' });
    const { written } = await initSite(options());
    expect(written.at(-1)).toBe('vite.config.ts');
    expect(read('vite.config.ts')).toBe(`import { defineConfig } from 'vite';
import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [octavo({ root: 'docs', base: '/docs', mode: 'alongside' })],
});
`);
  });

  it('joins a site that is there, and does so once', async () => {
    write({ 'vite.config.ts': 'export default {};\n', 'docs/docs.json': '{ "name": "Mine" }', 'docs/page.mdx': 'mine' });
    const { written, changed } = await initSite(options());
    expect(written).toEqual(['package.json']);
    expect(changed).toEqual(['vite.config.ts']);
    expect(listFiles('docs')).toEqual(['docs/docs.json', 'docs/page.mdx']);
    expect(await run(folder)).toMatchObject({ code: 1, output: expect.stringContaining('A site already exists') });
  });

  it('writes nothing where Vite is too old, and says so first', async () => {
    write({ 'package.json': '{ "devDependencies": { "vite": "^7.1.0" } }', 'vite.config.ts': 'export default {};\n' });
    const { code, output } = await run(folder);
    expect(code).toBe(1);
    expect(output).toMatch(/^error Octavo needs Vite 8 or later, and this app has Vite 7\.1\.0\.\n/);
    expect(listFiles()).toEqual(['package.json', 'vite.config.ts']);
  });

  it('believes the Vite that is installed', async () => {
    write({
      'package.json': '{ "devDependencies": { "vite": "latest" } }',
      'vite.config.ts': 'export default {};\n',
      'node_modules/vite/package.json': '{ "version": "6.4.1" }',
    });
    expect((await run(folder)).output).toContain('this app has Vite 6.4.1.');
  });

  it('writes nothing into a folder that a build empties', async () => {
    write({ 'vite.config.ts': "export default { build: { outDir: 'docs' } };\n" });
    expect((await run(folder)).output).toContain('This app is built into docs/');
    expect(listFiles()).toEqual(['vite.config.ts']);
  });

  it('says how a library has its docs built', async () => {
    write({ 'package.json': '{}', 'vite.config.ts': "export default { build: { lib: { entry: 'src/index.ts' } } };\n" });
    expect((await run(folder)).output).toContain('The script docs:build builds them.');
    expect(JSON.parse(read('package.json'))).toMatchObject({ scripts: { 'docs:build': 'octavo build docs' } });
  });
});

describe('in an app of a framework', () => {
  it('adds the plugin where Astro has those of Vite', async () => {
    write({
      'package.json': '{ "dependencies": { "astro": "^7.0.0" } }',
      'astro.config.mjs': "import { defineConfig } from 'astro/config';\n\nexport default defineConfig({});\n",
    });
    await initSite(options());
    expect(read('astro.config.mjs')).toContain("vite: { plugins: [octavo({ root: 'docs', base: '/docs', mode: 'alongside' })] }");
  });

  it('adds the module to a Nuxt app', async () => {
    const config = "export default defineNuxtConfig({\n  compatibilityDate: '2026-01-01',\n  modules: ['@nuxt/eslint'],\n})\n";
    write({ 'package.json': '{ "dependencies": { "nuxt": "^4.5.0" } }', 'nuxt.config.ts': config });
    await initSite(options());
    expect(read('nuxt.config.ts')).toContain(
      "modules: ['@nuxt/eslint', ['@octavo/vite/nuxt', { root: 'docs', base: '/docs', mode: 'alongside' }]],",
    );
    expect(read('nuxt.config.ts')).not.toContain('import');
  });

  it('says how to link to the docs past the router', async () => {
    write({ 'package.json': '{ "devDependencies": { "@sveltejs/kit": "^2.0.0" } }', 'vite.config.ts': 'export default {};\n' });
    expect((await run(folder)).output).toContain('<a href="/docs" rel="external">Docs</a>');
    expect(JSON.parse(read('package.json'))).toMatchObject({ scripts: { 'docs:check': 'octavo check docs' } });
  });
});

describe('with Tailwind', () => {
  const manifest = '{ "dependencies": { "tailwindcss": "^4.0.0" } }';

  it('leaves the pages out of the sources of the style sheet', async () => {
    write({
      'package.json': manifest,
      'vite.config.ts': 'export default {};\n',
      'src/index.css': "@import 'tailwindcss'; /* 4 */\n@import './a.css';\n\n@theme {}\n",
    });
    expect((await initSite(options())).changed).toContain('src/index.css');
    expect(read('src/index.css')).toBe("@import 'tailwindcss'; /* 4 */\n@import './a.css';\n@source not '../docs';\n\n@theme {}\n");
  });

  it('also in a component, and leaves sheets alone that read no pages', async () => {
    write({
      'package.json': manifest,
      'vite.config.ts': 'export default {};\n',
      'src/App.vue': '<style>\r\n  @import "tailwindcss";\r\n</style>\r\n',
      'src/none.css': '@import "tailwindcss" source(none);\n',
    });
    expect((await initSite(options())).changed).not.toContain('src/none.css');
    expect(read('src/App.vue')).toBe('<style>\r\n  @import "tailwindcss";\r\n  @source not "../docs";\r\n</style>\r\n');
  });
});

describe('with Tailwind in a Laravel app', () => {
  it('leaves out what is built of the pages as well, which lies among the public files', async () => {
    write({
      'package.json': '{ "devDependencies": { "laravel-vite-plugin": "^3.2.0", "tailwindcss": "^4.0.0" } }',
      'vite.config.js': 'export default {};\n',
      'resources/css/app.css': "@import 'tailwindcss';\n",
    });
    await initSite(options());
    expect(read('resources/css/app.css')).toBe("@import 'tailwindcss';\n@source not '../../public/docs';\n@source not '../../docs';\n");
  });
});

describe('in a Laravel app', () => {
  it.each([
    ['/node_modules\n/public/build', '/node_modules\n/public/build\n/public/docs\n'],
    ['/public/build\r\n', '/public/build\r\n/public/docs\r\n'],
    ['public/docs/\n', 'public/docs/\n'],
    ['/public\n', '/public\n'],
  ])('keeps what is built out of the repository, whose .gitignore is %j', async (before, after) => {
    write({
      'package.json': '{ "devDependencies": { "laravel-vite-plugin": "^3.2.0" } }',
      'vite.config.js': 'export default {};\n',
      '.gitignore': before,
    });
    const { changed } = await initSite(options());
    expect([read('.gitignore'), changed.includes('.gitignore')]).toEqual([after, before !== after]);
  });
});

describe('where pages are', () => {
  const pages = {
    'zebra.md': '# Zebra',
    '2-b.mdx': 'b',
    '10-a.mdx': 'a',
    'guides/one.mdx': '1',
    'guides/deep/two.md': '2',
    'README.md': '# Mine',
  };

  it('makes them the site, and writes no others', async () => {
    write(pages);
    const before = listFiles();
    const { output } = await run(folder);
    expect(output).toContain('The 6 existing pages are the site.');
    expect(listFiles()).toEqual([...before, '.gitignore', 'docs.json', 'package.json'].toSorted());
    expect(JSON.parse(read('docs.json'))).toMatchObject({
      name: 'Mine',
      addresses: 'tidy',
      navigation: {
        pages: ['index', 'b', 'a', { group: 'Guides', pages: [{ group: 'Deep', pages: ['guides/deep/two'] }, 'guides/one'] }, 'zebra'],
      },
    });
    for (const [file, text] of Object.entries(pages)) expect(read(file)).toBe(text);
  });

  it('does so beside a package of the tools that its writers use', async () => {
    write({
      ...pages,
      'package.json': '{ "main": "index.js", "devDependencies": { "prettier": "^3.0.0" } }',
      'scripts/lint.js': 'lint();',
    });
    const { output } = await run(folder);
    expect(output).toContain('The 6 existing pages are the site.');
    expect(JSON.parse(read('docs.json'))).toMatchObject({ name: 'Mine', $schema: './node_modules/octavo/schema.json' });
    expect(JSON.parse(read('package.json'))).toMatchObject({ main: 'index.js', scripts: { dev: 'octavo dev' } });
  });

  it.each([
    ['README.md', 'src/index.ts'],
    ['README.md', 'server.js'],
    ['docs/guide.md', 'scripts/lint.js'],
  ])('writes into docs/ where a package has %s and %s', async (page, code) => {
    write({ 'package.json': '{}', [page]: '# Mine', [code]: '' });
    await initSite(options());
    expect(listFiles('docs')).toContain('docs/docs.json');
    expect(existsSync(path.join(folder, 'docs.json'))).toBe(false);
  });

  it('does so beside an app', async () => {
    write({ 'vite.config.ts': 'export default {};\n', 'docs/guide.md': 'Guide' });
    await initSite(options());
    expect(listFiles('docs')).toEqual(['docs/docs.json', 'docs/guide.md']);
  });
});

describe('embedded', () => {
  const react = '{ "dependencies": { "react": "^19.0.0", "react-router": "^8.0.0" } }';

  it('writes the component for the router, and the types', async () => {
    write({ 'package.json': react, 'vite.config.ts': 'export default {};\n', 'tsconfig.json': '{}', 'src/main.tsx': '' });
    const { code, output } = await run(folder, '--embedded');
    expect(code).toBe(0);
    expect(read('vite.config.ts')).toContain("mode: 'embedded'");
    expect(read('src/docs-route.tsx')).toContain("import { useHref, useLocation, useNavigate } from 'react-router';");
    expect(read('src/octavo-env.d.ts')).toBe('/// <reference types="@octavo/vite/client" />\n');
    expect(output).toContain('<Route path="/docs/*" element={<DocsRoute />} />');
  });

  it('says what to change where the docs are separate pages already', async () => {
    const config = "export default { plugins: [{ name: 'octavo:site' }] };\n";
    write({ 'package.json': react, 'vite.config.ts': config, 'docs/docs.json': '{ "name": "Mine" }' });
    const { code, output } = await run(folder, '--embedded');
    expect(code).toBe(0);
    expect(output).toContain("It already has octavo(), without `mode: 'embedded'`.");
    expect(read('vite.config.ts')).toBe(config);
    expect(listFiles()).toContain('docs-route.jsx');
  });

  it('is refused where no React renders in the browser', async () => {
    write({ 'package.json': '{ "dependencies": { "vue": "^3.0.0" } }', 'vite.config.ts': 'export default {};\n' });
    expect(await run(folder, '--embedded')).toMatchObject({ code: 1, output: expect.stringContaining('this app does not use React') });
    expect(listFiles()).toEqual(['package.json', 'vite.config.ts']);
  });
});

describe('runCreate', () => {
  it('asks nothing of a machine, and says what to do next', async () => {
    const { code, output } = await run(folder);
    expect(code).toBe(0);
    expect(output).toMatch(/Wrote:\n {2}api-reference\/introduction\.mdx[^]*install\n.*run dev/);
  });

  it('keeps files that are there, and refuses where a site is', async () => {
    write({ 'images/logo-dark.svg': 'mine' });
    expect((await run(folder)).output).toContain('Unchanged:\n  images/logo-dark.svg');
    expect(read('images/logo-dark.svg')).toBe('mine');
    const again = await run(folder);
    expect(again.code).toBe(1);
    expect(again.output).toContain('A site already exists');
  });

  it('says why a project is not joined', async () => {
    write({ 'package.json': '{ "dependencies": { "express": "^5.0.0" } }' });
    expect((await run(folder)).output).toMatch(/No Vite app was found here[^]*run docs:dev/);
  });

  it('refuses an unknown option with a message', async () => {
    const { code, output } = await run(folder, '--nmae', 'x');
    expect(code).toBe(2);
    expect(output).not.toContain('positional');
    expect(output).toMatch(/^error .*--nmae/);
  });
});
