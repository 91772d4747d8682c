import type { Page } from '@octavo/core';
import type { PageFailures } from './page-failures.ts';

/**
 * Gives what `make` makes of all pages. Where it throws, each page is tried alone: one that it throws for has that as its problem, and takes
 * part with its address and title alone, so that the rest is made. What no page is to blame for is thrown.
 */
export function makeOfPages<Made>(
  pages: readonly Page[],
  { make, failures }: { make: (pages: readonly Page[]) => Made; failures: Pick<PageFailures, 'attemptNow'> },
): Made {
  try {
    return make(pages);
  } catch (error) {
    const tried = pages.map((page) =>
      failures.attemptNow(page, 'place in the site', {
        make: () => {
          make([page]);
          return page;
        },
        otherwise: () => toBare(page),
      }),
    );
    if (tried.every((page, index) => page === pages[index])) throw error;
    return make(tried);
  }
}

/** Not listed: what the page says of that is among what is left out. */
function toBare({ href, file, title }: Page): Page {
  return { href, file, title, frontmatter: { noindex: true }, headings: [], links: [] };
}
