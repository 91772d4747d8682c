import { existsSync } from 'node:fs';
import path from 'node:path';

const LOCK_FILES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const;

/** The package manager of a project: by its lock file, else the one that runs this. */
export function findPackageManager(folder: string, userAgent: string = process.env['npm_config_user_agent'] ?? ''): string {
  const locked = LOCK_FILES.find(([file]) => existsSync(path.join(folder, file)));
  return locked?.[1] ?? /^(pnpm|yarn|bun)\//.exec(userAgent)?.[1] ?? 'npm';
}
