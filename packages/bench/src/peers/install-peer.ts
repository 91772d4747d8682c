import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from '../../../../playground/packed/pack-packages.ts';
import { runProgram } from '../../../../playground/packed/run-program.ts';
import type { PeerTool } from './peer-tool.ts';
import { OCTAVO } from './tools/octavo.ts';

/** Installs a tool into its folder below `parent`: the newest of the registry, and of Octavo what is in this clone. */
export async function installPeer(tool: PeerTool, parent: string): Promise<void> {
  const cwd = path.join(parent, tool.name.toLowerCase());
  await rm(path.join(cwd, 'node_modules'), { recursive: true, force: true });
  await mkdir(cwd, { recursive: true });
  await writeFile(path.join(cwd, 'package.json'), `${JSON.stringify({ name: 'harbour', private: true })}\n`);
  if (tool !== OCTAVO) return install(cwd, tool.install);
  const tarballs = await mkdtemp(path.join(tmpdir(), 'octavo-tarballs-'));
  try {
    await install(cwd, Object.values(await packPackages(tarballs)));
  } finally {
    await rm(tarballs, { recursive: true, force: true });
  }
}

async function install(cwd: string, packages: readonly string[]): Promise<void> {
  await runProgram({ cwd, command: ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages] });
}
