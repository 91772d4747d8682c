import type { ContentLoader } from '../content/loader/content-loader.ts';

/** Lists what a hash may name in a content file (an absolute path) and the snippets that it shows, to any depth; undefined where only rendering can tell. */
export async function listAnchors(file: string, content: ContentLoader, seen: Set<string> = new Set()): Promise<string[] | undefined> {
  if (seen.has(file)) return [];
  seen.add(file);
  const { outline, imports } = await content.load(file);
  if (outline === undefined || outline.isOpen) return undefined;
  const snippets = imports.filter((one) => /\.mdx?$/i.test(one));
  const parts = await Promise.all(snippets.map((snippet) => listAnchors(snippet, content, seen)));
  return parts.some((part) => part === undefined) ? undefined : [...outline.anchors, ...parts.flatMap((part) => part ?? [])];
}
