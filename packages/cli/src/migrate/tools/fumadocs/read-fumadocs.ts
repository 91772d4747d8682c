import path from 'node:path';
import { composeSettings } from '../../compose-settings.ts';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { listAssets } from '../../list-assets.ts';
import { toLabel } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import { listNextPrograms } from '../../next-programs.ts';
import { readNextRedirects } from '../../next-redirects.ts';
import type { MigrationNote, OldPage, OldSite } from '../../old-site.ts';
import type { DocumentScope } from '../../place-document.ts';
import { titleOf } from '../../plan-migration.ts';
import { asObject, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';
import { findApiPages } from './api-pages.ts';
import { createNavigation } from './fumadocs-navigation.ts';
import { listCollections, listFumadocsPages } from './fumadocs-pages.ts';
import type { LocalizedPage } from './fumadocs-pages.ts';
import { readI18n } from './read-i18n.ts';
import type { SiteLanguages } from './read-i18n.ts';

/** Reads a Fumadocs site: the folders of `source.config`, where its loaders serve them, in which languages, and `meta.json` files. */
export function readFumadocs(source: OldSource): OldSite {
  const languages = readI18n(source);
  const filled = listCollections(source)
    .map((collection) => ({ collection, pages: listFumadocsPages(source, collection, languages) }))
    .filter(({ pages }) => pages.length > 0);
  const pages = filled.flatMap((one) => one.pages);
  const content = filled[0]?.collection.folder ?? '';
  const assets = listAssets(source, { publicFolders: ['public'], contentFolder: content });
  const scope: NavScope = {
    pages: new Set(pages.map(({ href }) => href)),
    named: new Set(),
    labels: new Map(),
    extraFiles: new Map(),
    below: new Map(pages.flatMap((page) => listOperations(page, { source, site: { assets } }))),
  };
  const nextFile = source.files.find((file) => /^next\.config\.[cm]?[jt]s$/.test(file));
  const next = nextFile === undefined ? {} : asObject(dropUnread(evaluateModule(nextFile, source).value));
  const { settings, notes } = composeSettings({
    name: readName(source),
    favicon: source.has('public/favicon.ico') ? '/favicon.ico' : undefined,
  });
  return {
    configFiles: source.files.filter((file) => /^source\.config\.[cm]?[jt]s$/.test(file) || /(?:^|\/)meta\.(?:json|yaml)$/.test(file)),
    contentFolder: content,
    base: '/',
    settings,
    navigation: createNavigation(filled, { languages, scope, source }),
    redirects: readNextRedirects(next),
    pages,
    assets,
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: listNextPrograms(source),
    notes: [
      ...notes,
      ...listGenerators(source),
      ...listLocalized(pages, languages),
      {
        kind: 'by-hand',
        what: 'layout of the app',
        message: 'Name, logo and links of the top bar are written in JSX (`layout.shared`, `layout.config`) and were not migrated.',
      },
    ],
  };
}

/** A page that shows several operations heads a group of their pages. */
function listOperations({ file, href }: OldPage, scope: DocumentScope): [string, { title: string; pages: string[] }][] {
  const text = scope.source.read(file) ?? '';
  const pages = findApiPages(text, { ...scope, file }).flatMap(({ operations }) => operations);
  return pages.length < 2 ? [] : [[href, { title: titleOf(text, file) ?? toLabel(path.posix.basename(href)), pages }]];
}

/** Scripts that write pages from an API before each build: what they write is not in the repository. */
function listGenerators(source: OldSource): MigrationNote[] {
  return source.files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && /\bgenerateFiles\s*\(/.test(source.read(file) ?? ''))
    .map((file) => ({
      kind: 'by-hand',
      what: 'pages that a script generates',
      message: `${file} writes the pages of an API: run it before the migration, or name the API's files in \`openapi\` of docs.json.`,
    }));
}

/** `boats.de.mdx` of an app that says nothing of languages is a page of that name there. */
function listLocalized(pages: readonly LocalizedPage[], languages: SiteLanguages | undefined): MigrationNote[] {
  if (languages !== undefined) return [];
  return pages.flatMap(({ file, href }): MigrationNote[] =>
    /\.[a-z]{2}(?:-[A-Za-z]{2,4})?\.mdx?$/.test(file)
      ? [
          {
            kind: 'by-hand',
            what: 'page in another language',
            message: `${href} is in the language of its file name: move it into the folder of that language.`,
            file,
          },
        ]
      : [],
  );
}

function readName(source: OldSource): string | undefined {
  return asText(readYaml(source.read('package.json'))['name'])?.replace(/^@[^/]+\//, '');
}
