import { stripBase } from '@octavo/core/browser';

/** Where a click leads, when it is ours to follow: an address of this site, in this tab. */
export function findLink(event: MouseEvent, base: string): { href: string; url: URL } | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return findTarget(event.target, base);
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
