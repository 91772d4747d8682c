import path from 'node:path';
import type { PageScope } from './tool.ts';

/** The address here of an API's file (a path from the source folder), which comes along where it does not yet; undefined where the old site has none. */
export function placeDocument(file: string, { site, source }: Pick<PageScope, 'site' | 'source'>): string | undefined {
  if (!/\.(?:ya?ml|json)$/.test(file) || source.read(file) === undefined) return undefined;
  const placed = site.assets.find((asset) => asset.file === file);
  const target = placed?.target ?? `openapi/${path.posix.basename(file)}`;
  if (placed === undefined) site.assets.push({ file, target });
  return `/${target}`;
}
