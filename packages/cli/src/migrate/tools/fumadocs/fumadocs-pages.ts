import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import type { TreePage } from '../../meta-tree.ts';
import { asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';
import type { SiteLanguages } from './read-i18n.ts';

/** A folder of pages and the address that a loader serves it at. */
export interface Collection {
  name: string;
  folder: string;
  base: string;
}

/** A page, and which of the languages it is in. */
export interface LocalizedPage extends TreePage {
  language: string | undefined;
}

/** Lists the collections that `source.config` defines. */
export function listCollections(config: string, source: OldSource): Collection[] {
  const loaders = source.files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(?:test|spec)\./.test(file))
    .map((file) => source.read(file) ?? '')
    .filter((text) => /\bloader\s*\(/.test(text));
  const found = [...config.matchAll(/export\s+const\s+(\w+)\s*=\s*defineDocs\s*\(\s*(?:\{([\s\S]*?)\n\}\s*\)|\))/g)].map(
    ([, name = '', options = '']) => ({
      name,
      folder: path.posix.normalize(/\bdir\s*:\s*["'`]([^"'`]+)["'`]/.exec(options)?.[1] ?? 'content/docs').replace(/\/$/, ''),
      base: findBase(name, loaders),
    }),
  );
  return found.length > 0 ? found : [{ name: 'docs', folder: 'content/docs', base: findBase('docs', loaders) }];
}

/** `loader({ baseUrl: '/docs', source: docs.toFumadocsSource() })`, or `loader(docs.toFumadocsSource(), { baseUrl: '/docs' })` */
function findBase(name: string, loaders: readonly string[]): string {
  for (const text of loaders)
    for (const [, inner = ''] of text.matchAll(/\bloader\s*\(([\s\S]*?)\n\}?\)/g)) {
      const base = /\bbaseUrl\s*:\s*["'`]([^"'`]+)["'`]/.exec(inner)?.[1];
      if (base !== undefined && new RegExp(`\\b${name}\\b`).test(inner.replace(/baseUrl[^\n]*/, ''))) return base;
    }
  return '/docs';
}

/** Lists the pages of a collection; `(group)` is no part of an address, and a language may be in the name of a file or a folder. */
export function listFumadocsPages(source: OldSource, { folder, base }: Collection, languages: SiteLanguages | undefined): LocalizedPage[] {
  return source.list(folder).flatMap((file): LocalizedPage[] => {
    const name = path.posix.relative(folder, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)[._]/.test(name)) return [];
    const { stem, language } = readLanguage(name.replace(/\.mdx?$/, ''), languages);
    const plain = stem
      .split('/')
      .filter((part) => !/^\(.*\)$/.test(part))
      .join('/');
    const place = (prefix: string): string => path.posix.join('/', prefix, base, plain).replace(/\/index$/, '') || '/';
    const isDefault = language === languages?.all[0];
    // Where no address names a language, a reader's cookie does; here each page has one of its own.
    const isBare = isDefault && languages?.hidden !== 'none';
    const href = place(language === undefined || isBare ? '' : language);
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    return [
      {
        file,
        href,
        target: toTarget(href, '.mdx', /(?:^|\/)index$/.test(plain)),
        path: stem,
        label: asText(data['sidebarTitle']),
        language,
        // Fumadocs leads from the address without a language to the reader's own.
        ...(isDefault && !isBare && language !== undefined && { aliases: [place('')] }),
      },
    ];
  });
}

function readLanguage(stem: string, languages: SiteLanguages | undefined): { stem: string; language: string | undefined } {
  if (languages === undefined) return { stem, language: undefined };
  const { all, isFolder } = languages;
  const [head = '', ...rest] = stem.split('/');
  if (isFolder) return all.includes(head) ? { stem: rest.join('/'), language: head } : { stem, language: all[0] };
  const named = all.find((one) => stem.endsWith(`.${one}`));
  return named === undefined ? { stem, language: all[0] } : { stem: stem.slice(0, -named.length - 1), language: named };
}
