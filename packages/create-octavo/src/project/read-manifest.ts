import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/setup';
import { parse } from 'jsonc-parser';

/** What is read of a `package.json`. */
export interface Manifest {
  type?: string;
  scripts: Record<string, string>;
  /** Of every kind: names and ranges. */
  dependencies: Record<string, string>;
}

/** Reads the `package.json` of a folder; undefined where there is none. */
export function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  if (!disk.exists(file)) return undefined;
  const { type, scripts, dependencies, devDependencies } = (parse(demand(disk.readText(file), file)) ?? {}) as Record<string, unknown>;
  return {
    ...(typeof type === 'string' && { type }),
    scripts: texts(scripts),
    dependencies: { ...texts(dependencies), ...texts(devDependencies) },
  };
}

function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
