import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { Behavior } from '../../behaviors/behavior.ts';
import { useLateBehavior } from '../../components/behavior/use-late-behavior.ts';
import type { PageReference } from '../../data/page-data.ts';
import { useHref } from '../../context/use-href.ts';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import type { RegionProps } from '../region.ts';

/** Links to the neighbours in navigation, which the arrow keys lead to as well; nothing where the page asks for none. */
export function Pagination({ page }: RegionProps): ReactElement | null {
  const words = useWords();
  const nav = useRef<HTMLElement>(null);
  useLateBehavior(nav, loadPaging, page?.href);
  if (page === undefined || page.hideFooterPagination === true || (page.previous === undefined && page.next === undefined)) return null;
  return (
    <nav className="octavo-pagination" ref={nav} aria-label={`${words.previous}, ${words.next}`}>
      {page.previous && <PaginationLink rel="prev" label={words.previous} page={page.previous} />}
      {page.next && <PaginationLink rel="next" label={words.next} page={page.next} />}
    </nav>
  );
}

function PaginationLink({ rel, label, page }: { rel: 'prev' | 'next'; label: string; page: PageReference }): ReactElement {
  const resolveHref = useHref();
  return (
    <a href={resolveHref(page.href)} rel={rel}>
      <span className="octavo-pagination-label">
        {rel === 'prev' && <Sign name="previous" />}
        {label}
        {rel === 'next' && <Sign name="next" />}
      </span>
      <span className="octavo-pagination-title">{page.title}</span>
    </a>
  );
}

async function loadPaging(): Promise<Behavior> {
  const { startPaging } = await import('../../behaviors/start-paging.ts');
  return startPaging;
}
