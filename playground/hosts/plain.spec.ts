import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from 'vitest';

import { createAppFiles } from '../harness/app-files.ts';
import { readFolder } from '../harness/read-folder.ts';
import { describeHost } from './describe-host.ts';
import { VITE } from './host-apps.ts';
import { installHost } from './install-host.ts';
import { runHost } from './run-host.ts';

const USE = { from: 'plugins: []', to: 'plugins: [octavo({ strict: true })]' };

describeHost('a backend that shows what Vite builds');

test('what a library publishes is the same with docs beside it, and its build says how to build them', async () => {
  const root = await installHost({ layers: ['library'], dependencies: VITE });
  const build = (): Promise<string> => runHost(root, ['vite', 'build']);
  await build();
  const plain = await readFolder(path.join(root, 'dist'));
  await addOctavo(root);
  expect(await build()).toContain('octavo build docs --outDir ../docs-site');
  expect(await readFolder(path.join(root, 'dist'))).toEqual(plain);
});

test('two apps of one repository have docs of their own, built at the same time', async () => {
  const root = await installHost({ layers: ['monorepo'], dependencies: VITE });
  const apps = ['web', 'admin'].map((name) => ({ name, folder: path.join(root, 'apps', name) }));
  const build = (folder: string): Promise<string> => runHost(folder, ['../../node_modules/vite/bin/vite.js', 'build']);
  const plain: Record<string, string>[] = [];
  for (const { folder } of apps) {
    await build(folder);
    plain.push(await readFolder(path.join(folder, 'dist')));
  }
  for (const { name, folder } of apps) {
    await cp(path.join(root, 'docs'), path.join(folder, 'docs'), { recursive: true });
    await createAppFiles(folder).edit('docs/docs.json', (text) => text.replace('The harbour', `The ${name}`));
    await addOctavo(folder);
  }
  await Promise.all(apps.map(({ folder }) => build(folder)));
  for (const [index, { name, folder }] of apps.entries()) {
    expect(await readFolder(path.join(folder, 'dist'))).toMatchObject(plain[index] ?? {});
    expect(await readFile(path.join(folder, 'dist/docs/index.html'), 'utf8')).toContain(`<title>Harbour docs – The ${name}</title>`);
  }
});

async function addOctavo(folder: string): Promise<void> {
  await createAppFiles(folder).edit(
    'vite.config.js',
    (text) => `import { octavo } from '@octavo/vite';\n${text.replace(USE.from, USE.to)}`,
  );
}
