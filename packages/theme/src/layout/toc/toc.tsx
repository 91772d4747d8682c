import { useRef } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { useFurniture } from '../furniture/use-furniture.ts';
import { startViews } from '../../behaviors/start-views.ts';
import { useBehavior } from '../../components/behavior/use-behavior.ts';
import { useChoice } from '../../components/choice/use-choice.ts';
import type { Choice } from '../../components/choice/use-choice.ts';
import type { PageData } from '../../data/page-data.ts';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import { FAMILIAR_IDS } from '../familiar-ids.ts';
import type { RegionProps } from '../region.ts';

const TOC_ID = 'octavo-toc';

/** The page's headings: a column on the widest screens, a native popover behind a button elsewhere. */
export function Toc({ page, pageMenu }: RegionProps): ReactElement | null {
  if (page === undefined || (page.toc.length === 0 && pageMenu === undefined)) return null;
  return <TocNav page={page} pageMenu={pageMenu} />;
}

function TocNav({ page, pageMenu }: Pick<RegionProps, 'pageMenu'> & { page: PageData }): ReactElement {
  const words = useWords();
  const { toc } = page;
  const list = useRef<HTMLUListElement>(null);
  const root = useRef<HTMLElement>(null);
  useFurniture(root, toc.map(({ id }) => id).join(' '));
  const views = [...new Set(toc.map(({ view }) => view).filter((view) => view !== undefined))];
  const { initial, keys } = useChoice({ labels: views, initial: 0, isSynced: true });
  useBehavior(list, startViews, keys);
  // A level that no heading has is no step.
  const depths = [...new Set(toc.map(({ depth }) => depth))].toSorted((one, other) => one - other);
  return (
    <nav className="octavo-toc" aria-label={words.onThisPage} ref={root}>
      <button type="button" className="octavo-toc-button" popoverTarget={TOC_ID}>
        <Sign name="list" />
        {words.onThisPage}
        {/* The heading that the reader is at, by `startContents`. */}
        <span className="octavo-toc-current" suppressHydrationWarning />
      </button>
      <div id={TOC_ID} className="octavo-toc-list" popover="auto">
        {toc.length > 0 && (
          <>
            <p className="octavo-toc-title">{words.onThisPage}</p>
            <ul id={FAMILIAR_IDS.toc} ref={list}>
              {toc.map((entry) => (
                <li
                  key={entry.id}
                  data-level={depths.indexOf(entry.depth)}
                  {...followView(views.indexOf(entry.view ?? ''), { initial, keys })}
                >
                  <a href={`#${entry.id}`}>
                    {entry.html === undefined ? entry.text : <span dangerouslySetInnerHTML={{ __html: entry.html }} />}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {pageMenu}
      </div>
    </nav>
  );
}

/** The line of a heading shows with the view that it stands in. */
function followView(own: number, { initial, keys }: Choice): HTMLAttributes<HTMLLIElement> & Record<`data-${string}`, unknown> {
  return keys === undefined || own === -1
    ? {}
    : { hidden: own !== initial, suppressHydrationWarning: true, 'data-octavo-choice': keys, 'data-octavo-own': own };
}
