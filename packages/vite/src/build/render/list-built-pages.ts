import type { SitePage } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import type { BuildScope } from '../build-scope.ts';
import type { RenderedSite } from './render-site.ts';
import type { VaryingPages } from './find-varying-pages.ts';
import type { BuiltPage } from '../kept/kept-site.ts';

/** Lists the pages of a build that the next one may take one by one: nothing is wrong with them, what they are made from is known, and they do not vary. */
export async function listBuiltPages(context: BuildScope, rendered: RenderedSite, varying: VaryingPages): Promise<BuiltPage[]> {
  const { kept, store } = context;
  const built: BuiltPage[] = [];
  for (const page of Object.values(store.site().pages)) {
    const key = varying.has(page.href) ? undefined : kept.keys.get(page.href);
    const made = key === undefined ? undefined : (takeOver(page, context) ?? (await describe(page, context)));
    const record = rendered.recordOf(page.href);
    const documents = rendered.documents.get(page.href) ?? [];
    if (key !== undefined && made) built.push({ href: page.href, key, ...made, ...(record !== undefined && { record }), documents });
  }
  return built;
}

/** What does not name the bundles. */
type Made = Pick<BuiltPage, 'text' | 'icons' | 'sections'>;

function takeOver(page: SitePage, { kept }: Pick<BuildScope, 'kept'>): Made | undefined {
  const known = kept.pages.find(page);
  const sections = known && kept.pages.file(page.href);
  return sections && { ...(known.text && { text: known.text }), icons: known.icons, sections };
}

async function describe(page: SitePage, context: BuildScope): Promise<Made | undefined> {
  const { content, createPageText, icons, pageFiles, root, search, store } = context;
  const isFailed = [...store.failures.diagnostics(), ...content.noted()].some(({ file }) => file === page.file);
  const file = page.isGenerated === true ? undefined : paths.join(root, page.file);
  if (isFailed || (file !== undefined && !(await content.isFlawless(file)))) return undefined;
  const text = await createPageText(page);
  const fileName = pageFiles.nameOf(page.href);
  return {
    ...(text && fileName !== undefined && { text: { fileName, sheets: text.sheets } }),
    icons: file === undefined ? [] : icons.setsOf(Object.values(await content.loadIcons(file))),
    sections: { read: () => JSON.stringify(search.sections(page)) },
  };
}
