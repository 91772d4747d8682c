import path from 'node:path';
import { composeFolderConfig, readPage } from '@octavo/core/internal';
import type { JsonObject, Page } from '@octavo/core/internal';
import { disk, readOr } from '../disk/disk.ts';
import { createContentFilter, scanContent } from './scan-content.ts';

/** The pages of a folder of Markdown that has no `docs.json` (paths from it); none where it is not there. */
export function listPlainPages(root: string): string[] {
  if (!disk.isFolder(root)) return [];
  const filter = createContentFilter(root, path.join(root, 'dist'), { isPlainFolder: true });
  return scanContent({ root, filter, disk }).files.filter((file) => filter.kindOf(file) === 'page');
}

/** The `docs.json` that says what such a folder is as a site. */
export function readPlainFolder(root: string): JsonObject {
  const read = (file: string): Page => readPage(readOr(disk.readText(path.join(root, file)), ''), file, { isTidy: true }).page;
  return composeFolderConfig({ name: path.basename(root), pages: listPlainPages(root).map(read) });
}
