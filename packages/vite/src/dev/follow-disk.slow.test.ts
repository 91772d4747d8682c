import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { octavo } from '../index.ts';
import type { SiteApi } from '../plugins/site.ts';

it('follows the files of a folder that the watcher tells nothing of', async () => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-lost-')));
  const write = (title: string): void => writeFileSync(path.join(root, 'guides/one.mdx'), `---\ntitle: ${title}\n---\n`);
  mkdirSync(path.join(root, 'guides'));
  write('One');
  writeFileSync(path.join(root, 'docs.json'), '{"name":"Lost","navigation":{"pages":["guides/one"]}}');
  const watch = { ignored: [path.join(root, 'guides')] };
  const server = await createServer({ root, configFile: false, plugins: [octavo()], logLevel: 'silent', server: { port: 0, watch } });
  try {
    await server.listen();
    const site: Plugin<SiteApi> | undefined = server.config.plugins.find(({ name }) => name === 'octavo:site');
    const title = (): string | undefined => site?.api?.site().pages['/guides/one']?.title;
    expect(title()).toBe('One');
    for (const next of ['Two', 'Three']) {
      // The look that follows a start or a change is over.
      await setTimeout(1500);
      write(next);
      await expect.poll(title).toBe(next);
    }
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
