import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolvePlacement } from './placement.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-placement-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a site alone is at the root of what is built', () => {
  writeFileSync(path.join(folder, 'docs.json'), '{}');
  expect(resolvePlacement({ mode: 'alone' }, folder, { base: '/' })).toEqual({ mode: 'alone', root: folder, base: '/', prefix: '' });
  expect(resolvePlacement({ mode: 'alone', base: '/a/b/' }, folder, { base: '/' })).toMatchObject({ base: '/a/b', prefix: '' });
  expect(resolvePlacement({ mode: 'alone' }, folder, { base: '/site/' })).toMatchObject({ base: '/site' });
});

test('beside an app the docs are under its base', () => {
  mkdirSync(path.join(folder, 'docs'));
  const docs = path.join(folder, 'docs');
  expect(resolvePlacement({ mode: 'alongside' }, folder, { base: '/' })).toEqual({
    mode: 'alongside',
    root: docs,
    base: '/docs',
    prefix: 'docs/',
  });
  expect(resolvePlacement({ mode: 'alongside', base: 'a/help' }, folder, { base: '/app/' })).toEqual({
    mode: 'alongside',
    root: docs,
    base: '/app/a/help',
    prefix: 'a/help/',
  });
  expect(resolvePlacement({ mode: 'alongside' }, folder, { base: 'https://cdn.example/app/' })).toMatchObject({ base: '/app/docs' });
});

test('a folder that Vite’s root lacks is looked for beside the config', () => {
  const app = path.join(folder, 'app/frontend');
  mkdirSync(app, { recursive: true });
  mkdirSync(path.join(folder, 'docs'));
  const configFile = path.join(folder, 'vite.config.ts');
  const place = (): string => resolvePlacement({ mode: 'alongside', root: 'docs' }, app, { base: '/', configFile }).root;
  expect(place()).toBe(path.join(folder, 'docs'));
  mkdirSync(path.join(app, 'docs'));
  expect(place()).toBe(path.join(app, 'docs'));
});
