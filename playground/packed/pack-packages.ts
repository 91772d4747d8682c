import path from 'node:path';

import { PNPM } from './pnpm.ts';
import { runProgram } from './run-program.ts';

/** What Octavo publishes. */
export const PACKAGES = ['@octavo/core', '@octavo/openapi', '@octavo/theme', '@octavo/vite', 'create-octavo', 'octavo'] as const;

/** The packed packages: a tarball's absolute path by the package's name. */
export type Tarballs = Record<(typeof PACKAGES)[number], string>;

/** Builds the published packages and packs them into `folder`, as `pnpm publish` would: no `workspace:` and no `catalog:` is left. */
export async function packPackages(folder: string): Promise<Tarballs> {
  const cwd = path.resolve(import.meta.dirname, '../..');
  const pnpm = [...PNPM, '--recursive', ...PACKAGES.flatMap((name) => ['--filter', name])] as const;
  await runProgram({ cwd, command: [...pnpm, 'run', 'build'] });
  const printed = await runProgram({ cwd, command: [...pnpm, 'pack', '--pack-destination', folder, '--json'] });
  const packed = JSON.parse(printed) as { name: string; filename: string }[];
  return Object.fromEntries(packed.map(({ name, filename }) => [name, filename])) as Tarballs;
}
