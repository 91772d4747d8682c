import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { installProject } from './install-project.ts';
import { runProgram } from './run-program.ts';
import { takePacked } from './take-packed.ts';

test('on Vite 7 the first line says what is needed', async () => {
  const cwd = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-vite-7-'));
  onTestFinished(() => rm(cwd, { recursive: true, force: true, maxRetries: 5 }));
  await cp(path.join(import.meta.dirname, 'app'), cwd, { recursive: true });
  const dependencies = { vite: '7.3.8', '@octavo/vite': '' };
  await installProject(cwd, {
    manager: 'hoisted pnpm',
    tarballs: (await takePacked()).tarballs,
    dependencies,
    args: ['--config.strict-peer-dependencies=false', '--ignore-scripts'],
  });
  const command = [process.execPath, 'node_modules/vite/bin/vite.js', 'build'] as const;
  const failure = await runProgram({ cwd, command }).catch((error: Error) => error.message);
  expect(failure).toMatch(/error during build:\n(?:\S*m)?Octavo needs Vite 8\. This is Vite 7\.3\.8\. Update it: .*\n$/);
});
