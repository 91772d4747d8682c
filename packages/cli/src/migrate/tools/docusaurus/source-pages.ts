import path from 'node:path';
import type { OldPage, OldSite } from '../../old-site.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';

/** Pages of Markdown in `src/pages`. */
export function listSourcePages(source: OldSource): OldPage[] {
  return source.list('src/pages').flatMap((file): OldPage[] => {
    const name = path.posix.relative('src/pages', file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const href = `/${name.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`;
    return [{ file, href, target: toTarget(href, path.posix.extname(name)) }];
  });
}

/** Pages that React components make. */
export function listSourcePrograms(source: OldSource, taken: ReadonlySet<string>): OldSite['others'] {
  return source.list('src/pages').flatMap((file) => {
    const name = path.posix.relative('src/pages', file);
    if (!/\.[jt]sx?$/.test(name) || /(?:^|\/)_|\.(?:test|spec|d)\./.test(name)) return [];
    const href = `/${name.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '')}`;
    return taken.has(href) ? [] : [{ href, file, reason: 'A React component renders this page: rewrite it, or add a redirect.' }];
  });
}
