import path from 'node:path';
import { disk, explainDiskFailure, readOr } from '@octavo/vite/internal/disk';
import { findConfigFile, isWritable, octavoFolder } from '@octavo/vite/internal';
import type { SiteFolder } from '../project/find-site.ts';
import { formatPath } from '../terminal/format-path.ts';
import type { Examination, Observation } from './examination.ts';

/** Where the site, its caches and what was built of it lie. */
export function examineFolders({ folder, content, viteConfig }: SiteFolder): Examination {
  const config = content === undefined ? undefined : findConfigFile(content);
  const modules = path.join(folder, 'node_modules');
  return {
    title: 'Folders',
    findings: [
      { name: 'site', value: folder },
      { name: 'config', value: config === undefined ? 'none found; set its folder with `octavo({ root })`' : formatPath(config, folder) },
      { name: 'vite config', value: viteConfig === undefined ? 'none' : path.basename(viteConfig) },
      judgeWritable({ name: 'writable', value: 'yes' }, folder),
      describeFolder('output', path.join(folder, 'dist')),
      ...[path.join(modules, '.vite'), octavoFolder(folder)].map((place) =>
        judgeWritable(describeFolder(`cache ${path.basename(place)}`, place), place),
      ),
    ],
  };
}

function judgeWritable(finding: Observation, folder: string): Observation {
  return isWritable(folder) ? finding : { ...finding, value: `${folder}: no`, kind: 'fault', remark: 'change its permissions' };
}

function describeFolder(name: string, folder: string): Observation {
  if (!disk.exists(folder)) return { name, value: `${folder} (does not exist yet)` };
  const read = disk.list(folder, { isDeep: true });
  if ('failure' in read) return { name, value: `${folder} (${explainDiskFailure(read.failure).what})`, kind: 'fault' };
  const files = read.value.filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + (readOr(disk.stat(path.join(file.parentPath, file.name)), undefined)?.size ?? 0), 0);
  return { name, value: `${folder} (${files.length} files, ${(bytes / 1e6).toFixed(1)} MB)` };
}
