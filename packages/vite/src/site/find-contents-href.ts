import type { Site } from '@octavo/core';

/** The address of the static page that links every page: `/all-pages`, or with a number where a page of the site has that address. */
export function findContentsHref({ pages }: Site): string {
  const taken = (href: string): boolean => pages[href] !== undefined;
  if (!taken('/all-pages')) return '/all-pages';
  let number = 2;
  while (taken(`/all-pages-${number}`)) number += 1;
  return `/all-pages-${number}`;
}
