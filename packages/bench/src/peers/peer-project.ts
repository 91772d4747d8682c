import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlainPage, PeerTool } from './peer-tool.ts';

/** A tool that is installed in a folder of its own. */
export interface PeerProject {
  tool: PeerTool;
  folder: string;
  version: string;
}

/** The project of a tool below `parent`, in a folder of its name; undefined where the tool is not installed there. */
export function findPeerProject(tool: PeerTool, parent: string): PeerProject | undefined {
  const folder = path.join(parent, tool.name.toLowerCase());
  const manifest = path.join(folder, 'node_modules', tool.package, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return { tool, folder, version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version };
}

/** Writes the site anew, and nothing of an earlier one is left. */
export async function writeProject({ tool, folder }: PeerProject, pages: readonly PlainPage[]): Promise<void> {
  const files = Object.entries(tool.writeSite(pages));
  const tops = new Set(files.map(([file]) => file.split('/')[0] ?? ''));
  for (const top of tops) await rm(path.join(folder, top), { recursive: true, force: true });
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Deletes what is kept between two runs. */
export async function clearCaches({ tool, folder }: PeerProject): Promise<void> {
  for (const cache of tool.caches) await rm(path.join(folder, cache), { recursive: true, force: true });
}
