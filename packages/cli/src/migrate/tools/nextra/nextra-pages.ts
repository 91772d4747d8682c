import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import type { TreePage } from '../../meta-tree.ts';
import type { OldSite } from '../../old-site.ts';
import { asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';

/** Lists the pages of a folder by the rules of Next's router; the locale of one may be in the name of its file. */
export function listNextraPages(
  source: OldSource,
  content: string,
  { prefix = '', locales = [] }: { prefix?: string; locales?: readonly string[] } = {},
): TreePage[] {
  const isApp = content.endsWith('app');
  const inName = (name: string): string | undefined => locales.find((one) => name.replace(/\.mdx?$/, '').endsWith(`.${one}`));
  const isNamed = source.list(content).some((file) => inName(file) !== undefined);
  return source.list(content).flatMap((file): TreePage[] => {
    const name = path.posix.relative(content, file);
    // Next shows `404` and `500` where there is no page, and Octavo pages of its own.
    if (!/\.mdx?$/.test(name) || /(?:^|\/)[_.]|^(?:404|500)\.|(?:^|\/)api\//.test(name)) return [];
    if (name.includes('[') || (isApp && !/(?:^|\/)page\.mdx?$/.test(name))) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    const locale = inName(name);
    const stem = name
      .replace(/\.mdx?$/, '')
      .replace(locale === undefined ? /^$/ : `.${locale}`, '')
      .replace(isApp ? /(?:^|\/)page$/ : /^$/, isApp ? '/index' : '')
      .replace(/^\//, '');
    const plain = stem
      .split('/')
      .filter((part) => !/^\(.*\)$/.test(part))
      .join('/');
    const own = locale === undefined || locale === locales[0] ? '' : locale;
    const href = path.posix.join('/', own, prefix, plain).replace(/\/index$/, '') || '/';
    return [
      {
        file,
        href,
        target: toTarget(href, path.posix.extname(file), /(?:^|\/)index$/.test(plain)),
        path: isNamed ? path.posix.join(locale ?? locales[0] ?? '', stem) : stem,
        label: asText(data['sidebarTitle']),
      },
    ];
  });
}

/** Where the pages of `content` are served: `/docs` of `app/docs/[[...mdxPath]]`. */
export function findPrefix(source: OldSource, configFile: string): string {
  const route = source.files
    .map((file) => /^(?:src\/)?app\/(.*?)\[{1,2}\.\.\.\w+\]{1,2}\/page\.[jt]sx?$/.exec(file)?.[1])
    .find((one) => one !== undefined);
  const own = (route ?? '')
    .split('/')
    .filter((part) => part !== '' && !/^[([]/.test(part))
    .join('/');
  return /\bcontentDirBasePath\s*:\s*["'`]([^"'`]+)/.exec(source.read(configFile) ?? '')?.[1] ?? own;
}

/** Pages that React components make. */
export function listNextraPrograms(source: OldSource, content: string): OldSite['others'] {
  if (!content.endsWith('pages')) return [];
  return source.list(content).flatMap((file) => {
    const name = path.posix.relative(content, file);
    if (!/\.[jt]sx$/.test(name) || /(?:^|\/)_|^api\//.test(name)) return [];
    return [
      {
        href: `/${name
          .replace(/\.[jt]sx$/, '')
          .replace(/(?:^|\/)index$/, '')
          .replaceAll(/\[+(?:\.{3})?(\w+)\]+/g, ':$1')}`,
        file,
        reason: 'A React component renders this page: rewrite it, or add a redirect.',
      },
    ];
  });
}
