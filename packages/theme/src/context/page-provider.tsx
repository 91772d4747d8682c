import { createContext, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PageData } from '../data/page-data.ts';

const PageContext = createContext<PageData | undefined>(undefined);

/** Gives the page to the components beneath it. */
export function PageProvider({ page, children }: { page: PageData | undefined; children: ReactNode }): ReactElement {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page around this component; undefined outside one, as on the document for 404. */
export function usePage(): PageData | undefined {
  return useContext(PageContext);
}

/**
 * What the schemas of extensions make of the page's frontmatter: `useFrontmatter<FrontmatterOf<typeof extension>>()`. Partial, since a page
 * may have fields that do not fit their schema.
 */
export function useFrontmatter<Data extends object>(): Partial<Data> {
  const data: object = useContext(PageContext)?.data ?? {};
  return data;
}
