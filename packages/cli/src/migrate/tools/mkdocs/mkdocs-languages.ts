import path from 'node:path';
import type { OldPage } from '../../old-site.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';
import { createExclusion } from './create-exclusion.ts';
import { readBlogPost } from './blog-posts.ts';
import type { BlogPost } from './blog-posts.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';

/** A language of a MkDocs site; one without the plugin i18n has a single one without a name. */
export interface MkdocsLanguage {
  /** As addresses spell it: `pt-BR`. */
  name: string;
  isDefault: boolean;
  /** As its own nav is read: with the folder that its entries start from. */
  config: MkdocsConfig;
  pages: OldPage[];
  /** The same pages by the files that nav names, which in suffixes is that of the default language. */
  named: OldPage[];
  posts: BlogPost[];
  /** What entries of nav are called. */
  labels: ReadonlyMap<string, string>;
}

/** Lists the languages of a site with their pages, the default one first. */
export function listMkdocsLanguages(config: MkdocsConfig, source: OldSource): MkdocsLanguage[] {
  const options = config.plugins.get('i18n');
  const said = options === undefined ? [] : readLanguages(options);
  const files = listFiles(source, config);
  if (said.length === 0) return [withPages({ name: '', isDefault: true }, files, config)];
  const isFolder = options?.['docs_structure'] === 'folder';
  const known = new Set(said.map(({ name }) => name));
  const fallback = said.find(({ isDefault }) => isDefault)?.name ?? said[0]?.name ?? '';
  return said.map((language) => {
    const own = files.flatMap((file): MkdocsFile[] => {
      const [, folder = '', below = ''] = isFolder ? (/^([^/]+)\/(.+)$/.exec(file.name) ?? []) : [];
      if (isFolder) return known.has(folder) && folder === language.name ? [{ ...file, name: below }] : [];
      const [, stem = '', suffix = '', extension = ''] = /^(.*)\.([\w-]+)(\.\w+)$/.exec(file.name) ?? [];
      const isMarked = known.has(suffix);
      return (isMarked ? suffix : fallback) === language.name ? [isMarked ? { ...file, name: stem + extension } : file] : [];
    });
    return withPages(language, own, isFolder ? { ...config, content: path.posix.join(config.content, language.name) } : config);
  });
}

/** The file of a language that a path from one of its pages means: its own, else that of the default one. */
export function findTranslatedFile(
  written: string,
  from: string,
  { config, source }: { config: MkdocsConfig; source: OldSource },
): string | undefined {
  const options = config.plugins.get('i18n');
  const said = options === undefined ? [] : readLanguages(options);
  const near = path.posix.join(path.posix.dirname(from), written);
  if (options?.['docs_structure'] === 'folder') {
    const [folder = ''] = path.posix.relative(config.content, from).split('/');
    const other = said.find(({ isDefault }) => isDefault)?.name;
    if (other === undefined || !said.some(({ name }) => name === folder) || source.has(near)) return undefined;
    return path.posix.join(config.content, other, path.posix.relative(path.posix.join(config.content, folder), near));
  }
  const language = said.find(({ name }) => new RegExp(String.raw`\.${name}\.\w+$`).test(from));
  const translated = language === undefined ? near : near.replace(/(\.\w+)$/, `.${language.name}$1`);
  return translated !== near && source.has(translated) ? translated : undefined;
}

interface SaidLanguage {
  name: string;
  isDefault: boolean;
  nav?: unknown;
  labels?: ReadonlyMap<string, string>;
}

/** `languages: [{ locale: en, default: true }]`; before 1.0 `default_language: en`, `languages: { en: English }`. */
function readLanguages(options: Readonly<Record<string, unknown>>): SaidLanguage[] {
  const { languages, default_language: first, nav_translations: words } = options;
  const found = Array.isArray(languages)
    ? languages
        .map(asObject)
        .flatMap(({ locale, default: isDefault, build, nav, nav_translations: labels }): SaidLanguage[] =>
          typeof locale === 'string' && build !== false
            ? [{ name: locale, isDefault: isDefault === true, nav, labels: readLabels(labels) }]
            : [],
        )
    : Object.keys(asObject(languages))
        .filter((name) => name !== 'default')
        .map((name): SaidLanguage => ({ name, isDefault: name === first, labels: readLabels(asObject(words)[name]) }));
  return found.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

function readLabels(said: unknown): Map<string, string> {
  return new Map(
    Object.entries(asObject(said)).flatMap(([key, value]): [string, string][] =>
      asText(value) === undefined ? [] : [[key, String(value)]],
    ),
  );
}

/** A file, and the path that its address is made of. */
interface MkdocsFile {
  file: string;
  name: string;
  /** Where it is a post of a blog. */
  post: BlogPost | undefined;
}

function listFiles(source: OldSource, config: MkdocsConfig): MkdocsFile[] {
  const isExcluded = createExclusion(config);
  return source
    .list(config.content)
    .map((file) => ({ file, name: path.posix.relative(config.content, file) }))
    .filter(({ name }) => /\.(?:md|markdown)$/i.test(name) && !/(?:^|\/)\./.test(name) && !isExcluded(name))
    .map(({ file, name }) => ({
      file,
      name,
      post: config.blogs.length === 0 ? undefined : readBlogPost(name, source.read(file) ?? '', config),
    }));
}

function withPages(
  { name: locale, isDefault, nav, labels }: SaidLanguage,
  files: readonly MkdocsFile[],
  config: MkdocsConfig,
): MkdocsLanguage {
  // Where there is an index, README is none.
  const indexes = new Set(files.filter(({ name }) => /(?:^|\/)index\.\w+$/i.test(name)).map(({ name }) => path.posix.dirname(name)));
  const kept = files.filter(({ name }) => !/(?:^|\/)readme\.\w+$/i.test(name) || !indexes.has(path.posix.dirname(name)));
  const pages = kept.map(({ file, name, post }): OldPage => {
    if (post !== undefined) return { file, href: post.href, target: toTarget(post.href, '.md') };
    const isIndex = /(?:^|\/)(?:index|readme)\.\w+$/i.test(name);
    const below = isIndex ? name.replace(/(?:^|\/)[^/]+$/, '') : name.replace(/\.\w+$/, '');
    const href = `/${[isDefault ? '' : locale, below].filter((one) => one !== '').join('/')}`;
    return { file, href, target: toTarget(href, '.md', isIndex) };
  });
  return {
    name: locale,
    isDefault,
    config: nav === undefined ? config : { ...config, fields: { ...config.fields, nav } },
    pages,
    named: pages.map((page, index) => ({ ...page, file: path.posix.join(config.content, kept[index]?.name ?? '') })),
    posts: kept.flatMap(({ post }) => post ?? []),
    labels: labels ?? new Map(),
  };
}
