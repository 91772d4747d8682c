import path from 'node:path';
import type { OldSite } from './old-site.ts';
import type { OldSource } from './source.ts';

/** Where files of an API are looked for, and what comes along. */
export interface DocumentScope {
  source: OldSource;
  site: Pick<OldSite, 'assets'>;
}

/** The address here of an API's file (a path from the source folder), which comes along where it does not yet; undefined where the old site has none. */
export function placeDocument(file: string, { site, source }: DocumentScope): string | undefined {
  if (!/\.(?:ya?ml|json)$/.test(file) || source.read(file) === undefined) return undefined;
  const placed = site.assets.find((asset) => asset.file === file);
  const target = placed?.target ?? `openapi/${path.posix.basename(file)}`;
  if (placed === undefined) site.assets.push({ file, target });
  return `/${target}`;
}
