import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DETACHED_START } from '../../content/compile/detach-content.ts';
import { createPageFiles } from './page-files.ts';
import { readPageFile } from './read-page-file.ts';
import { createWorkFolder } from './work-folder.ts';

it('files of pages are on the disk, have their hash for a name, and are read as a browser reads them', () => {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-page-files-'));
  const files = createPageFiles({ base: '/docs', prefix: 'docs/' }, createWorkFolder(cacheDir, 'site'));
  const json = files.add('/a', { extension: 'json', text: '{"a":1}' });
  expect(json).toMatch(/^\/docs\/assets\/[0-9a-f]{10}\.json$/);
  expect(files.add('/b', { extension: 'json', text: '{"a":1}' })).toBe(json);
  const script = files.add('/c', { extension: 'js', text: `${DETACHED_START}(_octavo)=>()=>_octavo;\n` });
  expect([files.find('/a'), files.find('/c'), files.find('/d')]).toEqual([json, script, undefined]);
  expect(files.list().map(({ fileName }) => `/${fileName}`)).toEqual([json, script]);
  expect([readPageFile(files, json), readPageFile(files, '/docs/assets/x.json')]).toEqual([{ a: 1 }, null]);
  const read = readPageFile(files, script);
  expect(typeof read === 'function' && read('runtime')()).toBe('runtime');
  rmSync(cacheDir, { recursive: true });
});
