import { encodeHref, toPublicUrl, withBase } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import { readPageBody } from '../mdx/text/page-body.ts';
import { createChangeFinder } from '../repository/find-changes.ts';
import type { ChangeFinder } from '../repository/find-changes.ts';
import { perVersion } from '../site/per-version.ts';
import { findIndexHref } from './llms/list-variants.ts';
import { createTextScope } from './markdown/create-text-scope.ts';
import { writePageMarkdown } from './markdown/write-page-markdown.ts';
import type { MarkdownParts } from './markdown/write-page-markdown.ts';
import type { OutputSource } from './output.ts';

/** Makes what the outputs of a site read from. */
export function createOutputSource({
  base,
  findKept = () => undefined,
  whenCompiled = () => Promise.resolve(),
  ...parts
}: Omit<MarkdownParts, 'body' | 'scope' | 'index'> & {
  base: string;
  /** The Markdown of a page that an earlier build wrote, where it would be the same. */
  findKept?: (page: SitePage) => string | undefined;
  /** Waits for what is made with a page's Markdown on the way. */
  whenCompiled?: (page: SitePage) => Promise<unknown>;
}): OutputSource {
  const readBody = ({ file, isGenerated = false }: SitePage): string => (isGenerated ? '' : readPageBody(parts.store.readText(file), file));
  const toUrl = (href: string): string => {
    const path = encodeHref(withBase(base, href));
    return toPublicUrl(path, { address: parts.store.site().config.metadata['canonical'], base }) ?? path;
  };
  const scope = createTextScope({ store: parts.store, toUrl });
  // A page is read for its own file and for the lists of all texts.
  const written = perVersion(
    () => parts.store.version,
    () => new Map<string, Promise<string>>(),
  );
  const readMarkdown = (page: SitePage): Promise<string> => {
    const known = written().get(page.href);
    if (known !== undefined) return known;
    const kept = findKept(page);
    const write = (): Promise<string> =>
      writePageMarkdown(page, { ...parts, scope, body: readBody(page), index: toUrl(findIndexHref(page, parts.store.site())) });
    const markdown = kept === undefined ? whenCompiled(page).then(write) : Promise.resolve(kept);
    written().set(page.href, markdown);
    return markdown;
  };
  const readChanges = (): ChangeFinder => createChangeFinder(parts.store.root, { isDev: false });
  return { base, toUrl, readChanges, readBody, readMarkdown };
}
