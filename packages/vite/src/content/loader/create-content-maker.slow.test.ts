import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { createContextRef } from '../../context.ts';

it('has no last good module of a file that went while its module was being made, and none of one that is being written', async () => {
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
    // An editor empties a file before it writes the new text.
    writeFileSync(file, '');
    store.update(file);
    const emptied = content.loadCode(file);
    await setTimeout(50);
    writeFileSync(file, 'Written anew.\n');
    expect(await emptied).toContain('Written anew.');
  } finally {
    await content.close();
    rmSync(root, { recursive: true });
  }
});
