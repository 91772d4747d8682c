import { stripBase } from '@octavo/core/browser';

/** Where a link leads: `href` is the canonical address of a page of ours, undefined for a page of the app around. */
export interface DocumentLink {
  href?: string;
  url: URL;
}

/** Where a click leads, when it is ours to follow: an address of this site, in this tab. */
export function findLink(event: MouseEvent, base: string): DocumentLink | undefined {
  return isPlainClick(event) ? findTarget(event.target, base) : undefined;
}

/** Where a click leads, when it is a page of the same origin: what the router of an app around us can go to. Files are not. */
export function findHostLink(event: MouseEvent): DocumentLink | undefined {
  const link = isPlainClick(event) ? findTarget(event.target, '/') : undefined;
  return link === undefined || /\.\w+$/.test(link.url.pathname) ? undefined : { url: link.url };
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The page of ours that a link around an element names; undefined for other sites, files, new tabs and downloads. */
export function findTarget(target: EventTarget | null, base: string): { href: string; url: URL } | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /[?&]v=[0-9a-f]{8}$/.test(url.search)) return undefined;
  const href = stripBase(base, url.pathname);
  return href === undefined ? undefined : { href, url };
}
