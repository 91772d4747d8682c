import { readSetting } from './core-script.ts';
import { findAround } from './listen-to.ts';

/** The page of ours that a link around an element leads to; nothing for other sites, files, new tabs and downloads. */
export function findUrl(event: Event): URL | undefined {
  const link = findAround<HTMLAnchorElement>(event, 'a[href]');
  if (!link || !/^(_self)?$/.test(link.target) || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isOurs = url.origin === location.origin && `${url.pathname}/`.startsWith(readSetting('base'));
  return isOurs && /^(\?version=[^&]*)?$/.test(url.search) && !/\.(?!html$)\w+$/.test(url.pathname) ? url : undefined;
}

/** Which document an address names: a version is shown where the page says so. */
export function addressOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
