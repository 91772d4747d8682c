import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** A package as it lies in `node_modules`. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** The Nodes that it runs on, as a range; undefined for any. */
  node: string | undefined;
}

/** What a package manager has put into a project. */
export interface Installation {
  packages: InstalledPackage[];
  /** Bytes on a disk with blocks of 4 kB, whatever this disk's are. */
  weight: number;
}

/** Reads all of a project's `node_modules`, at any depth; what several symbolic links lead to, once. */
export function readInstallation(project: string): Installation {
  const entries = readdirSync(path.join(project, 'node_modules'), { recursive: true, withFileTypes: true });
  const places = new Set(entries.map((entry) => realpathSync(path.join(entry.parentPath, entry.name))));
  const sizes = [...places].map((place) => statSync(place)).map((stats) => (stats.isFile() ? stats.size : BLOCK));
  return {
    packages: [...places].filter((place) => MANIFEST.test(place)).map(readManifest),
    weight: sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK) * BLOCK, 0),
  };
}

const BLOCK = 4096;
const MANIFEST = /[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/;

function readManifest(file: string): InstalledPackage {
  const { name, version, engines } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    engines?: { node?: string };
  };
  return { name, version, node: engines?.node };
}
