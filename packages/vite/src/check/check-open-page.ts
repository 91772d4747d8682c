import { checkLinks, isGeneratedPage } from '@octavo/core/internal';
import type { Diagnostic, SitePage } from '@octavo/core/internal';
import { readOr } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import type { CheckedSite } from './checked-site.ts';
import { createAddressScope } from './create-address-scope.ts';
import { listAnchors } from './list-anchors.ts';

/** What is known of a page while somebody has it open. */
export interface OpenPage {
  /** Absolute paths of the page and of all content that it imports. */
  files: ReadonlySet<string>;
  /** Its links, and those of its snippets, that lead nowhere. */
  diagnostics: Diagnostic[];
}

/** Checks the links of a page whose module is loaded anyway. Headings of other pages are not looked for: they would have to be compiled. */
export async function checkOpenPage(
  page: SitePage,
  { placement, store, content }: Pick<CheckedSite, 'placement' | 'store' | 'content'>,
): Promise<OpenPage> {
  const { root } = placement;
  const own = paths.join(root, page.file);
  const files = await content.listReach(own);
  const loaded = await Promise.all([...files].map(async (file) => [file, (await content.load(file)).links] as const));
  const links = new Map(loaded);
  const anchors = isGeneratedPage(page) ? undefined : await listAnchors(own, content);
  const diagnostics = checkLinks(store.site(), {
    ...createAddressScope({ placement, store }),
    pages: [page],
    snippets: store.snippets().filter(({ file }) => files.has(paths.join(root, file))),
    findLinks: (file) => links.get(paths.join(root, file)),
    findAnchors: ({ href }) => (href === page.href ? anchors : undefined),
    readText: (file) => readOr(store.read(file), undefined),
  });
  return { files, diagnostics: store.asWritten(diagnostics) };
}
