import type { OldSource } from './source.ts';

/** The config of a VitePress site, the uppermost of several; `` where there is none. */
export function findVitepressConfig({ files }: OldSource): string {
  const found = files.filter((file) => /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:[cm]?[jt]s)$/.test(file));
  return found.toSorted((a, b) => a.length - b.length)[0] ?? '';
}
