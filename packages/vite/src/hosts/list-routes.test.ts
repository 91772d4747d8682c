import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTS } from './host-table.ts';
import { listRoutes } from './list-routes.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-routes-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['SvelteKit', 'src/routes/docs/+page.svelte', 'docs/index.html'],
  ['SvelteKit', 'src/routes/(site)/docs/start/+server.ts', 'docs/start/index.html'],
  ['SvelteKit', 'src/routes/docs/+layout.svelte', undefined],
  ['SvelteKit', 'src/routes/docs/[...rest]/+page.svelte', undefined],
  ['Astro', 'src/pages/docs.astro', 'docs/index.html'],
  ['Astro', 'src/pages/docs/index.md', 'docs/index.html'],
  ['Astro', 'src/pages/_parts/docs.css', undefined],
  ['SolidStart', 'src/routes/docs/index.tsx', 'docs/index.html'],
  ['SolidStart', 'src/routes/docs.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/docs.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/docs.index.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/_site/docs/route.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/docs.start.tsx', 'docs/start/index.html'],
  ['TanStack Start', 'src/routes/docs.$page.tsx', undefined],
  ['Nuxt', 'app/pages/docs/index.vue', 'docs/index.html'],
  ['Nitro', 'routes/docs.ts', 'docs/index.html'],
  ['Nitro', 'server/routes/(site)/docs/index.get.ts', 'docs/index.html'],
  ['Nitro', 'routes/docs/[...page].ts', undefined],
  ['Laravel', 'src/routes/docs.tsx', undefined],
])('%s: %s is %s', (name, file, expected) => {
  const at = path.join(root, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, '');
  const { routes } = HOSTS.find((host) => host.name === name) ?? {};
  expect(listRoutes({ root, base: '/' }, routes)).toEqual(expected === undefined ? [] : [{ name: expected, at: file }]);
});

test('an app without the folder has none', () => {
  expect(listRoutes({ root, base: '/' }, { folders: ['src/routes'], page: /(.*)/ })).toEqual([]);
});

test('React Router: pages of its program, with the parts of their parents, but not those of parameters', () => {
  const { routes } = HOSTS.find(({ name }) => name === 'React Router') ?? {};
  const manifest = {
    root: { id: 'root', path: '', file: 'root.tsx' },
    site: { id: 'site', parentId: 'root', file: 'site.tsx' },
    docs: { id: 'docs', parentId: 'site', path: 'docs', file: 'pages/docs.tsx' },
    start: { id: 'start', parentId: 'docs', path: 'start?', file: 'pages/start.tsx' },
    rest: { id: 'rest', parentId: 'docs', path: '*', file: 'pages/rest.tsx' },
    one: { id: 'one', parentId: 'docs', path: ':page', file: 'pages/one.tsx' },
    circle: { id: 'circle', parentId: 'circle', path: 'c', file: 'c.tsx' },
  };
  const reactRouterConfig = { appDirectory: path.join(root, 'app'), routes: manifest };
  const list = (context: unknown) => {
    const config = { root, base: '/', __reactRouterPluginContext: context };
    return listRoutes(config, routes);
  };
  expect(list({ reactRouterConfig })).toEqual([
    { name: 'index.html', at: 'app/root.tsx' },
    { name: 'index.html', at: 'app/site.tsx' },
    { name: 'docs/index.html', at: 'app/pages/docs.tsx' },
    { name: 'docs/start/index.html', at: 'app/pages/start.tsx' },
    { name: 'c/index.html', at: 'app/c.tsx' },
  ]);
  for (const strange of [undefined, null, 'x', {}, { reactRouterConfig: { routes: 'x', appDirectory: root } }])
    expect(list(strange)).toEqual([]);
});

test.each([
  ['/', '/', 'docs/index.html'],
  ['/app/', '/app/', 'docs/index.html'],
  ['/app', '/app/', 'docs/index.html'],
  ['/app/inner', '/app/', 'inner/docs/index.html'],
  ['/docs', '/', 'docs/docs/index.html'],
  ['/app', '/', 'app/docs/index.html'],
  ['/', '/app/', undefined],
  ['/application', '/app/', undefined],
  ['/app', './', 'app/docs/index.html'],
])('React Router: with the basename %s and the base %s, the route `docs` is %s', (basename, base, expected) => {
  const { routes } = HOSTS.find(({ name }) => name === 'React Router') ?? {};
  const manifest = { docs: { path: 'docs', file: 'docs.tsx' } };
  const reactRouterConfig = { basename, appDirectory: path.join(root, 'app'), routes: manifest };
  const config = { root, base, __reactRouterPluginContext: { reactRouterConfig } };
  expect(listRoutes(config, routes)).toEqual(expected === undefined ? [] : [{ name: expected, at: 'app/docs.tsx' }]);
});

test('Laravel: routes by addresses without a parameter, those of groups with their prefix', () => {
  mkdirSync(path.join(root, 'routes'));
  const text = `<?php

// Route::get('/no', fn () => 'It; said');
# Route::get('/no/2');
/* Route::get('/no/3'); */
Route::get('/', function () { return view('home'); });
Route::view("docs/start", 'start')->name('it\\'s; {');
Route::get('/docs/{page}', [DocsController::class, 'show']);
Route::post('/docs/send', fn () => 1);
Route::prefix('admin')->group(function () {
  Route::get('/docs', fn () => 'other');
});
Route::redirect('/docs', '/elsewhere');
Route::middleware(['auth'])->name('a')
  ->group(function () {
    Route::get('/docs/inside', fn () => $this->get('/no/4'));
    Route::prefix("docs")->group(static function (): void {
      Route::view('deep', 'deep'); // ->get('/no/5')
      Route::get('', 'first');
    });
  });
Route::group(['prefix' => 'docs', 'middleware' => 'web'], function () {
  Route::get('listed', [C::class, 'show'])->name('get');
});
Route::prefix('docs')->middleware('web')->get('/chained', C::class);
Route::post('/no/6', fn () => $this->get('/no/7'));
Route::domain('{team}.app.test')->group(function () { Route::get('/docs/no/8', C::class); });
Route::group(['domain' => 'b.test'], function () { Route::get('/docs/no/9', C::class); });
Route::middleware('api')->group(base_path('routes/other.php'));
Route::prefix('{team}')->group(function () { Route::get('/docs', C::class); });
Route::get('/docs/unfinished', `;
  writeFileSync(path.join(root, 'routes/web.php'), text);
  const { routes } = HOSTS.find(({ name }) => name === 'Laravel') ?? {};
  expect(listRoutes({ root, base: '/' }, routes).map(({ name }) => name.replace(/\/?index\.html$/, ''))).toEqual([
    '',
    'docs/start',
    'admin/docs',
    'docs',
    'docs/inside',
    'docs/deep',
    'docs',
    'docs/listed',
    'docs/chained',
  ]);
});
