import { encodeHref, findBodyOffset, toPublicUrl, withBase, withoutTitleHeading } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import { tidyVariableMarks } from '../mdx/source/variable-marks.ts';
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
  ...parts
}: Omit<MarkdownParts, 'body' | 'scope' | 'index'> & {
  base: string;
  /** The Markdown of a page that an earlier build wrote, where it would be the same. */
  findKept?: (page: SitePage) => string | undefined;
}): OutputSource {
  const readBody = ({ file, isGenerated = false }: SitePage): string => {
    if (isGenerated) return '';
    const text = withoutTitleHeading(parts.store.readText(file), file);
    return tidyVariableMarks(text.slice(findBodyOffset(text)));
  };
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
    const markdown =
      kept === undefined
        ? writePageMarkdown(page, { ...parts, scope, body: readBody(page), index: toUrl(findIndexHref(page, parts.store.site())) })
        : Promise.resolve(kept);
    written().set(page.href, markdown);
    return markdown;
  };
  const readChanges = (): ChangeFinder => createChangeFinder(parts.store.root, { isDev: false });
  return { base, toUrl, readChanges, readBody, readMarkdown };
}
