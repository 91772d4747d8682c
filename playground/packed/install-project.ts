import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { OLDEST_NODE } from './node-versions.ts';

import type { Tarballs } from './pack-packages.ts';
import { PNPM } from './pnpm.ts';
import { runProgram } from './run-program.ts';

/** What installs the packages. */
export type PackageManager = 'npm' | 'strict pnpm' | 'hoisted pnpm';

/** A project that is to be installed. */
export interface InstallOptions {
  manager: PackageManager;
  tarballs: Tarballs;
  /** What the project's own `package.json` names: packages and their versions; Octavo's come from their tarballs. */
  dependencies: Record<string, string>;
  /** Arguments of the package manager's own. */
  args?: readonly string[];
}

/**
 * Makes the folder `cwd` a project of its own and installs it for the oldest Node that Octavo runs on; a package that asks for another Node is
 * an error. Octavo's packages are the tarballs at any depth.
 */
export async function installProject(cwd: string, { manager, tarballs, dependencies, args = [] }: InstallOptions): Promise<void> {
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const devDependencies = Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, files[name] ?? version]));
  const manifest = { name: 'fresh', private: true, type: 'module', devDependencies };
  await mkdir(cwd, { recursive: true });
  if (manager === 'npm') {
    // npm takes an override of what the project itself names for a mistake.
    const overrides = Object.fromEntries(Object.entries(files).filter(([name]) => !(name in dependencies)));
    await writeJson(path.join(cwd, 'package.json'), { ...manifest, overrides });
    // npm runs on the first Node that it finds.
    const env = { PATH: [path.dirname(OLDEST_NODE.executable), process.env['PATH']].join(path.delimiter) };
    await runProgram({ cwd, command: ['npm', 'install', ...NPM, ...args], env });
  } else {
    await writeJson(path.join(cwd, 'package.json'), manifest);
    const settings = { ...SETTINGS, ...LAYOUTS[manager], nodeVersion: OLDEST_NODE.version.slice(1), overrides: files };
    await writeJson(path.join(cwd, 'pnpm-workspace.yaml'), settings);
    await runProgram({ cwd, command: [...PNPM, 'install', '--prefer-offline', ...args] });
  }
}

const NPM = ['--prefer-offline', '--no-audit', '--no-fund', '--strict-peer-deps', '--engine-strict'];

/** A peer that is missing is an error, and so is another Node. */
const SETTINGS = { autoInstallPeers: false, strictPeerDependencies: true, engineStrict: true };

/** Where a package sees what it names and nothing else, and folders as npm makes them, in a third of its time. */
const LAYOUTS = {
  'strict pnpm': { nodeLinker: 'isolated', hoist: false, shamefullyHoist: false, publicHoistPattern: [] },
  'hoisted pnpm': { nodeLinker: 'hoisted' },
};

/** JSON is YAML as well. */
async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
