import type { OldSite } from './old-site.ts';
import type { OldSource } from './source.ts';

/** What shows Markdown by its address, in Nextra and Fumadocs. */
const SHOWS_PAGES = /\bimportPage\b|\.getPage\s*\(/;

/** Pages of Next's app folder that React components make. */
export function listNextPrograms(source: OldSource): OldSite['others'] {
  return source.files.flatMap((file) => {
    const [, route, ending = ''] = /^(?:src\/)?app(\/(?:.*\/)?)page\.([jt]sx|mdx?)$/.exec(file) ?? [];
    // A page of Markdown that stands for many is filled by a program.
    if (route === undefined || (ending.startsWith('md') && !route.includes('[')) || SHOWS_PAGES.test(source.read(file) ?? '')) return [];
    const parts = route.split('/').filter((part) => part !== '' && !/^(?:\(.*\)|@.*)$/.test(part));
    const href = `/${parts.map((part) => part.replace(/^\[+(?:\.{3})?(\w+)\]+$/, ':$1')).join('/')}`;
    return [{ href, file, reason: 'A React component renders this page: rewrite it, or add a redirect.' }];
  });
}
