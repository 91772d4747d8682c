import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { readFrontmatter } from '@octavo/core/internal';
import type { OldPage } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';

/** Lists the posts of the blog, the oldest first. */
export function listBlog(config: Readonly<Record<string, unknown>>, source: OldSource): OldPage[] {
  const options = asObject(asObject(asList(asList(config['presets'])[0])[1])['blog']);
  const folder = asText(options['path']) ?? 'blog';
  const base = asText(options['routeBasePath']) ?? 'blog';
  return source.list(folder).flatMap((file): OldPage[] => {
    const name = path.posix.relative(folder, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    if (data['draft'] === true) return [];
    const [, year, month, day, rest = ''] = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(name) ?? [];
    const slug = asText(data['slug']) ?? (year === undefined ? name.replace(/(?:\/index)?\.mdx?$/, '') : `${year}/${month}/${day}/${rest}`);
    const href = path.posix.join('/', base, slug).replace(/(?<=.)\/$/, '');
    return [{ file, href, target: toTarget(href, path.posix.extname(file)) }];
  });
}

/** Adds the posts to navigation as a tab. */
export function addBlog(navigation: JsonObject, posts: readonly Json[]): JsonObject {
  if (posts.length === 0) return navigation;
  const blog: JsonObject = { tab: 'Blog', pages: [...posts] };
  const tabs = navigation['tabs'];
  if (Array.isArray(tabs)) return { tabs: [...tabs, blog] };
  return { tabs: [{ tab: 'Docs', ...navigation }, blog] };
}
