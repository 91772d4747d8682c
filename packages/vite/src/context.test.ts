import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolvePlacement } from './context.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-placement-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a folder with a docs.json and no index.html is a site alone', () => {
  writeFileSync(path.join(folder, 'docs.json'), '{}');
  expect(resolvePlacement({}, folder, { base: '/' })).toEqual({ mode: 'alone', root: folder, base: '/', prefix: '' });
  expect(resolvePlacement({ base: '/a/b/' }, folder, { base: '/' })).toMatchObject({ base: '/a/b', prefix: '' });
  expect(resolvePlacement({}, folder, { base: '/site/' })).toMatchObject({ base: '/site' });
});

test('an app with an index.html has its docs alongside, under its own base', () => {
  writeFileSync(path.join(folder, 'index.html'), '');
  mkdirSync(path.join(folder, 'docs'));
  const docs = path.join(folder, 'docs');
  expect(resolvePlacement({}, folder, { base: '/' })).toEqual({ mode: 'alongside', root: docs, base: '/docs', prefix: 'docs/' });
  expect(resolvePlacement({ base: 'a/help' }, folder, { base: '/app/' })).toEqual({
    mode: 'alongside',
    root: docs,
    base: '/app/a/help',
    prefix: 'a/help/',
  });
  expect(resolvePlacement({}, folder, { base: 'https://cdn.example/app/' })).toMatchObject({ base: '/app/docs' });
});
