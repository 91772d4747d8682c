import path from 'node:path';
import { normalizeBase } from '@octavo/core/internal';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { listAssets } from '../../list-assets.ts';
import { listFallbacks } from '../../list-fallbacks.ts';
import type { OldPage, OldSite } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { readDocsInstances } from './docs-instances.ts';
import { addBlogs, listBlogs } from './docusaurus-blog.ts';
import type { DocusaurusBlog } from './docusaurus-blog.ts';
import { readSettings } from './docusaurus-settings.ts';
import { listLocales } from './locale.ts';
import { listSourcePages, listSourcePrograms } from './source-pages.ts';
import { addLanguages, tellLocale } from './translated-docs.ts';

/** Reads a Docusaurus site: its config and sidebars, docs with their versions, blog, and pages of Markdown. */
export function readDocusaurus(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const read = evaluateModule(configFile, source, {
    omitted: /^(?:customFields|future|markdown|prism|webpack|\w*(?:remark|rehype|Remark|Rehype)Plugins)$/,
  });
  const config = asObject(dropUnread(read.value));
  const scope = { named: new Set<string>(), labels: new Map<string, string>(), extraFiles: new Map<string, string>() };
  const docs = readDocsInstances(config, source, scope);
  const locales = listLocales(config).map((locale) => ({ locale, docs: readDocsInstances(config, source, { ...scope, locale }) }));
  const translated = locales.filter((one) => one.docs.pages.length > 0);
  const { settings, notes } = readSettings(config, source);
  const blogs = listBlogs(config, source);
  const posts = blogs.flatMap((one) => one.posts);
  const originals = [...docs.pages, ...posts, ...listSourcePages(source)];
  const all = [...originals, ...translated.flatMap((one) => one.docs.pages)];
  const pages: OldPage[] = [...new Map(all.map((page) => [page.href, page])).values()];
  for (const { href } of posts) scope.named.add(href);
  return {
    configFiles: [...read.files, ...docs.configFiles],
    contentFolder: '',
    base: normalizeBase(asText(config['baseUrl']) ?? '/'),
    settings,
    navigation: addLanguages(addBlogs(docs.navigation, blogs), translated, config),
    redirects: [
      ...translated.flatMap((one) => listFallbacks(originals, one.docs.pages, { from: '/', to: `/${one.locale.name}` })),
      ...readRedirects(config),
      ...blogs.flatMap(({ base, posts: own }) => leadToNewest(base, own, pages)),
    ],
    pages,
    assets: [
      ...listAssets(source, { publicFolders: ['static'] }),
      ...[docs, ...translated.map((one) => one.docs)].flatMap(({ folders }) => folders.flatMap((folder) => listBeside(source, folder))),
      ...blogs.flatMap((blog) => listBeside(source, blog)),
    ],
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: listSourcePrograms(source, new Set(pages.map(({ href }) => href))),
    notes: [
      ...blogs.map(tellLists),
      ...tellUnread(read, 'Docusaurus config'),
      ...docs.notes,
      ...notes,
      ...locales.flatMap((one) => tellLocale(one, source)),
    ],
  };
}

/** Pictures beside the pages of a folder keep their place beside them. */
function listBeside(source: OldSource, { folder, base }: { folder: string; base: string }): OldSite['assets'] {
  const found = listAssets(source, { publicFolders: [], contentFolder: folder });
  return found.map(({ file, target }) => ({ file, target: path.posix.join(base, target).slice(1) }));
}

/** The list of all posts is a tab here: its address leads to the newest of them. */
function leadToNewest(base: string, posts: readonly OldPage[], pages: readonly OldPage[]): OldSite['redirects'] {
  const newest = posts.at(-1);
  return newest === undefined || pages.some(({ href }) => href === base) ? [] : [{ source: base, destination: newest.href }];
}

function tellLists({ base, folder }: DocusaurusBlog): OldSite['notes'][number] {
  const message = `Posts are listed in their tab: ${base}/tags, ${base}/archive, ${base}/authors and feeds have no page here.`;
  return { kind: 'differs', what: 'blog', message, file: folder };
}

/** What the plugin of redirects lists; a function of it is not run. */
function readRedirects(config: Readonly<Record<string, unknown>>): OldSite['redirects'] {
  return asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = asList(plugin);
    if (typeof name !== 'string' || !name.endsWith('client-redirects')) return [];
    return asList(asObject(options)['redirects'])
      .map(asObject)
      .flatMap(({ from, to }) =>
        [from]
          .flat()
          .flatMap((one) => (typeof one === 'string' && typeof to === 'string' ? [{ source: toPath(one), destination: toPath(to) }] : [])),
      );
  });
}

function toPath(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}
