import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import type { NavNode } from '../../navigation.ts';
import type { MigrationNote } from '../../old-site.ts';
import { titleOf } from '../../plan-migration.ts';
import { asObject, asText } from '../../read-value.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';

/** A post of a blog of Material. */
export interface BlogPost {
  /** `/blog/2026/01/02/hello` */
  href: string;
  /** As the post says it: `2026-01-02`. */
  date: string;
  /** The address of its blog. */
  blog: string;
}

/** The post that a file (its path from the folder of the pages) is; undefined for any other page. */
export function readBlogPost(name: string, text: string, { blogs }: MkdocsConfig): BlogPost | undefined {
  for (const options of blogs) {
    const folder = path.posix.normalize(asText(options['blog_dir']) ?? 'blog').replace(/^\.$/, '');
    const posts = (asText(options['post_dir']) ?? '{blog}/posts').replace('{blog}', folder).replace(/^\//, '');
    if (!name.startsWith(`${posts}/`)) continue;
    const { data } = readFrontmatter(text, name);
    const [date = '', year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(readDate(data['date'])) ?? [];
    const file = path.posix.basename(/(?:^|\/)index\.\w+$/.test(name) ? path.posix.dirname(name) : name.replace(/\.\w+$/, ''));
    const parts: Readonly<Record<string, string>> = {
      date: (asText(options['post_url_date_format']) ?? 'yyyy/MM/dd').replace('yyyy', year).replace('MM', month).replace('dd', day),
      slug: asText(data['slug']) ?? slugOf(titleOf(text, name) ?? file),
      file,
      categories: slugOf(asText([data['categories']].flat()[0]) ?? ''),
    };
    const below = (asText(options['post_url_format']) ?? '{date}/{slug}').replaceAll(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? '');
    return { href: path.posix.join('/', folder, below).replace(/(?<=.)\/$/, ''), date, blog: path.posix.join('/', folder) };
  }
  return undefined;
}

/** `date: 2026-01-02`, `date: { created: 2026-01-02 }` */
function readDate(said: unknown): string {
  const { created } = asObject(said);
  const date = created ?? said;
  return date instanceof Date ? date.toISOString() : (asText(date) ?? '');
}

/** As Material's own: words of lower case between dashes. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** The posts below the page of their blog, the newest first, as its list has them; in a section of their own where navigation has no such page. */
export function addPosts(nodes: readonly NavNode[], posts: readonly BlogPost[]): NavNode[] {
  const sorted = posts.toSorted((a, b) => b.date.localeCompare(a.date));
  const blogs = new Set(posts.map(({ blog }) => blog));
  const found = new Set<string>();
  const add = (node: NavNode): NavNode => {
    const items = node.items?.map(add);
    if (node.href === undefined || !blogs.has(node.href) || found.has(node.href)) return { ...node, ...(items !== undefined && { items }) };
    found.add(node.href);
    const own = sorted.filter(({ blog }) => blog === node.href).map(({ href }): NavNode => ({ href }));
    return { label: 'Blog', ...node, items: [...(items ?? []), ...own] };
  };
  const added = nodes.map(add);
  const rest = [...blogs].filter((blog) => !found.has(blog));
  return [
    ...added,
    ...rest.map((blog) => ({ label: 'Blog', items: sorted.filter((post) => post.blog === blog).map(({ href }) => ({ href })) })),
  ];
}

/** Lists of posts that the plugin makes. */
export function tellBlogs({ blogs, files }: MkdocsConfig): MigrationNote[] {
  const message = 'Posts are listed in navigation: archives, categories and pages of excerpts are not created.';
  return blogs.slice(0, 1).map(() => ({ kind: 'differs', what: 'blog', message, ...(files[0] !== undefined && { file: files[0] }) }));
}
