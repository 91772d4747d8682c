import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { readFrontmatter } from '@octavo/core/internal';
import { toLabel } from '../../navigation.ts';
import type { OldPage } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';

/** A blog of a Docusaurus site: the preset's, or a plugin's of its own. */
export interface DocusaurusBlog {
  /** Path from the source folder. */
  folder: string;
  /** `/blog` */
  base: string;
  label: string;
  /** The oldest first. */
  posts: OldPage[];
}

/** Lists the blogs of a site that have posts. */
export function listBlogs(config: Readonly<Record<string, unknown>>, source: OldSource): DocusaurusBlog[] {
  const preset = asObject(asList(asList(config['presets'])[0])[1])['blog'];
  const plugins = asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = asList(plugin);
    return /plugin-content-blog|^content-blog$/.test(asText(name) ?? '') ? [options] : [];
  });
  const labels = asList(asObject(asObject(config['themeConfig'])['navbar'])['items']).map(asObject);
  return [...(preset === false ? [] : [preset]), ...plugins].flatMap((said): DocusaurusBlog[] => {
    const options = asObject(said);
    const folder = path.posix.normalize(asText(options['path']) ?? 'blog').replace(/\/$/, '');
    const base = path.posix.join('/', asText(options['routeBasePath']) ?? 'blog').replace(/(?<=.)\/$/, '');
    const named = labels.find(({ to }) => typeof to === 'string' && path.posix.join('/', to).replace(/(?<=.)\/$/, '') === base);
    const posts = listPosts({ folder, base }, source);
    const label = asText(named?.['label']) ?? asText(options['blogTitle']) ?? toLabel(path.posix.basename(base) || 'blog');
    return posts.length === 0 ? [] : [{ folder, base, label, posts }];
  });
}

function listPosts({ folder, base }: Pick<DocusaurusBlog, 'folder' | 'base'>, source: OldSource): OldPage[] {
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

/** Adds the posts of each blog to navigation as a tab, the newest first. */
export function addBlogs(navigation: JsonObject, blogs: readonly DocusaurusBlog[]): JsonObject {
  if (blogs.length === 0) return navigation;
  const added = blogs.map(({ label, posts }): Json => ({ tab: label, pages: posts.toReversed().map(({ href }) => href.slice(1)) }));
  const tabs = navigation['tabs'];
  if (Array.isArray(tabs)) return { tabs: [...tabs, ...added] };
  return { tabs: [{ tab: 'Docs', ...navigation }, ...added] };
}
