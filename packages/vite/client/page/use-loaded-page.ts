import { useEffect, useRef, useState } from 'react';
import { followLoad } from '../follow-load.ts';
import { loadPage } from './page-loader.ts';
import type { PageModule } from './page-module.ts';

/** A page that has arrived: `module` is undefined where there is none at the address. */
export interface LoadedPage {
  href: string;
  module: PageModule | undefined;
}

/** How an address is followed. */
export interface PageOptions {
  /** The page of the address, loaded beforehand. */
  initial: LoadedPage | undefined;
  /** True to ask the host for an address that has no page: it may know where that leads. */
  asksHost: boolean;
}

/** Follows an address: the old page stays until the new one has arrived. In dev, a page that is added or renamed arrives by itself. */
export function useLoadedPage(href: string, { initial, asksHost }: PageOptions): LoadedPage | undefined {
  const [page, setPage] = useState(initial);
  const shown = useRef(page);
  useEffect(
    () =>
      followLoad(() => loadPage(href), {
        isLoaded: shown.current?.href === href,
        take(module) {
          if (module === undefined && asksHost && shown.current !== undefined && shown.current.href !== href) {
            location.reload();
            return;
          }
          if (shown.current?.href === href && isSame(shown.current.module, module)) return;
          shown.current = { href, module };
          setPage(shown.current);
        },
      }),
    [href, asksHost],
  );
  return page;
}

/** A new version of the same file, or of the same part of an API, is Fast Refresh's business: a new component here would lose the state of the page. */
function isSame(before: PageModule | undefined, after: PageModule | undefined): boolean {
  return before === after || (before?.data !== undefined && before.data.file === after?.data?.file && before.data.api === after.data.api);
}
