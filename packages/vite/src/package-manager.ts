import path from 'node:path';
import { disk } from './disk/disk.ts';

/** A package manager, and the commands with which its users do what a hint asks for. */
export interface PackageManager {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Adds a package, named behind it. */
  add: string;
  /** The same, for what only development needs. */
  addDev: string;
  /** Runs a command of an installed package, named behind it. */
  run: string;
}

const MANAGERS = {
  npm: { name: 'npm', add: 'npm install', addDev: 'npm install --save-dev', run: 'npx' },
  pnpm: { name: 'pnpm', add: 'pnpm add', addDev: 'pnpm add --save-dev', run: 'pnpm exec' },
  yarn: { name: 'yarn', add: 'yarn add', addDev: 'yarn add --dev', run: 'yarn' },
  bun: { name: 'bun', add: 'bun add', addDev: 'bun add --dev', run: 'bunx' },
} as const satisfies Record<PackageManager['name'], PackageManager>;

const LOCK_FILES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const;

/** The package manager of a folder: by the nearest lock file in it or above, else the one that runs this (`npm_config_user_agent`). */
export function findPackageManager(folder: string, userAgent: string = process.env['npm_config_user_agent'] ?? ''): PackageManager {
  const [, running] = /^(pnpm|yarn|bun)\//.exec(userAgent) ?? [];
  return MANAGERS[findLocked(folder) ?? (running === 'pnpm' || running === 'yarn' || running === 'bun' ? running : 'npm')];
}

function findLocked(folder: string): PackageManager['name'] | undefined {
  const locked = LOCK_FILES.find(([file]) => disk.isFile(path.join(folder, file)));
  const parent = path.dirname(folder);
  return locked?.[1] ?? (parent === folder ? undefined : findLocked(parent));
}
