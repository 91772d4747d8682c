import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { evaluateText } from '../../evaluate/evaluate-text.ts';
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

/** Lists the collections that `source.config` defines, or where it is missing the file that also serves them (`fumadocs-mdx/macro`). */
export function listCollections(source: OldSource): Collection[] {
  const programs = source.files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(?:test|spec)\./.test(file))
    .map((file): Program => ({ file, text: source.read(file) ?? '' }));
  const loaders = programs.filter(({ text }) => /\bloader\s*\(/.test(text)).flatMap((program) => readLoaders(program, source));
  const found = programs
    .flatMap(({ text }) => [
      ...text.matchAll(/\bconst\s+(?:\{\s*)?(\w+)\b[^=;]*=\s*defineDocs\s*\(\s*(?:\{([\s\S]*?)\n\}\s*\)|\{(.*)\}\s*\)|\))/g),
    ])
    .map(([, name = '', block, line = '']) => ({
      name,
      folder: path.posix.normalize(/\bdir\s*:\s*["'`]([^"'`]+)["'`]/.exec(block ?? line)?.[1] ?? CONTENT).replace(/\/$/, ''),
      base: findBase(name, loaders),
    }));
  return found.length > 0 ? found : [{ name: 'docs', folder: CONTENT, base: findBase('docs', loaders) }];
}

const CONTENT = 'content/docs';

interface Program {
  file: string;
  text: string;
}

/** A call of `loader`: the address that it serves at, and the rest of what it is called with. */
interface Loader {
  base: string;
  inner: string;
}

/** `loader({ baseUrl: '/docs', source: docs.toFumadocsSource() })`, or `loader(docs.toFumadocsSource(), { baseUrl: docsRoute })` */
function readLoaders({ file, text }: Program, source: OldSource): Loader[] {
  return [...text.matchAll(/\bloader\s*\(([\s\S]*?)\n\}?\)/g)].flatMap(([, inner = '']): Loader[] => {
    const said = /\bbaseUrl\s*:\s*(["'`][^"'`]+["'`]|\w+)/.exec(inner)?.[1];
    // A name is imported by the file or declared in it.
    const program = text.match(/^import\s[^;]*?["'][^"']+["'];?$|^(?:export\s+)?const\s+\w+\s*=\s*["'`].*$/gm)?.join('\n') ?? '';
    const base = said === undefined ? undefined : asText(evaluateText(said, { program, file, source }));
    return base === undefined ? [] : [{ base, inner: inner.replace(/baseUrl[^\n]*/, '') }];
  });
}

/** The only loader of an app serves its collection, whatever code stands between. */
function findBase(name: string, loaders: readonly Loader[]): string {
  const own = loaders.find(({ inner }) => new RegExp(`\\b${name}\\b`).test(inner));
  return (own ?? (loaders.length === 1 ? loaders[0] : undefined))?.base ?? '/docs';
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
        target: toTarget(href, name.endsWith('.md') ? '.md' : '.mdx', /(?:^|\/)index$/.test(plain)),
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
