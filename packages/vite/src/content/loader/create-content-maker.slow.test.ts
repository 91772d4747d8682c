import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { createContextRef } from '../../context.ts';

it('has no last good module of a file that went while its module was being made', async () => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-maker-')));
  const file = path.join(root, 'one.mdx');
  writeFileSync(path.join(root, 'docs.json'), '{"name":"Maker","navigation":{"pages":["one"]}}');
  writeFileSync(file, 'Written first.\n');
  const { store, content } = createContextRef().create(await resolveConfig({ root, configFile: false }, 'serve'), { root, mode: 'alone' });
  try {
    const making = content.loadCode(file);
    rmSync(file);
    store.update(file);
    content.forget(file);
    expect(await making).toContain('Written first.');
    expect(await content.loadCode(file)).not.toContain('Written first.');
  } finally {
    await content.close();
    rmSync(root, { recursive: true });
  }
});
