import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TsdownHooks } from 'tsdown';

/** What a build has written. */
type Chunks = Parameters<TsdownHooks['build:done']>[0]['chunks'];

/** Writes the licenses of all packages that are bundled into `chunks`, each with its name, its version and the whole text. */
export function writeLicenses(chunks: Chunks, file: string): void {
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const manifests = new Set(modules.filter((id) => id.includes('node_modules')).map(findManifest));
  const texts = [...manifests].map(describePackage).toSorted();
  writeFileSync(file, `${texts.join('\n\n---\n\n')}\n`);
}

/** The manifest of the package, and not of a folder in it that says only how its files are read. */
function findManifest(module: string): string {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
  if (folder === undefined) throw new Error(`${module} is bundled and belongs to no package.`);
  return path.join(folder, 'package.json');
}

function describePackage(manifest: string): string {
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string; license: string };
  const folder = path.dirname(manifest);
  const text = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  if (text === undefined) throw new Error(`${name} is bundled and has no file with its license.`);
  return `${name} ${version} (${license})\n\n${readFileSync(path.join(folder, text), 'utf8').trim()}`;
}
