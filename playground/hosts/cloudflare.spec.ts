import { rm } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { createAppFiles } from '../harness/app-files.ts';
import { readFolder } from '../harness/read-folder.ts';
import { describeHost } from './describe-host.ts';
import { HOST_APPS } from './host-apps.ts';
import { installHost } from './install-host.ts';
import { runHost } from './run-host.ts';

const TITLE = 'an app with a Worker of Cloudflare';

describeHost(TITLE);

test('the strict build of a Worker without files fails, and with one file has the docs', async () => {
  const app = HOST_APPS.find(({ title }) => title === TITLE);
  if (app === undefined) throw new Error(`There is no host ${TITLE}.`);
  const root = await installHost(app);
  const files = createAppFiles(root);
  await rm(path.join(root, 'index.html'));
  await files.edit(
    app.config,
    (text) => `import { octavo } from '@octavo/vite';\n${text.replace('cloudflare()', 'cloudflare(), octavo({ strict: true })')}`,
  );
  const readNames = async (): Promise<string[]> => Object.keys(await readFolder(path.join(root, app.output)));
  await expect(runHost(root, app.build)).rejects.toThrow('Cloudflare only serves files if the app has');
  await files.add('public/robots.txt', 'User-agent: *\n');
  await runHost(root, app.build);
  expect(await readNames()).toEqual(expect.arrayContaining(['client/robots.txt', 'client/docs/index.html']));
});
