import type { MouseEvent, ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import type { SearchGroup, SearchItem } from './create-search-groups.ts';
import { SearchMarks } from './search-marks.tsx';
import { SearchOption } from './search-option.tsx';

export interface SearchListProps {
  id: string;
  name: string;
  groups: SearchGroup[];
  /** Counts through all groups. */
  active: number;
  /** Added to the addresses of pages: `?version=v1`. */
  query: string;
  onPoint: (index: number) => void;
  onChoose: (item: SearchItem, event: MouseEvent) => void;
}

/** The id of an option of the list. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of the search: the input keeps the focus, and names the active option. */
export function SearchList({ id, name, groups, active, query, onPoint, onChoose }: SearchListProps): ReactElement {
  const toHref = useHref();
  return (
    <div id={id} role="listbox" aria-label={name} className="octavo-search-list">
      {groups.map((group) => (
        <div key={group.items[0]?.href ?? group.label} role="group" aria-label={group.label} className="octavo-search-group">
          {group.isLabelled && (
            <div className="octavo-search-label" aria-hidden="true">
              {group.label}
            </div>
          )}
          {group.items.map((item) => {
            const href = item.href === undefined ? undefined : toHref(withQuery(item.href, item.kind === 'suggestion' ? '' : query));
            return (
              <SearchOption
                key={`${item.kind} ${item.href ?? item.title[0]?.text}`}
                id={toOptionId(id, item.index)}
                kind={item.kind}
                sign={item.sign}
                isActive={item.index === active}
                {...(href !== undefined && { href })}
                onPoint={() => onPoint(item.index)}
                onChoose={(event) => onChoose(item, event)}
              >
                {item.trail && item.trail.length > 0 && <span className="octavo-search-trail">{item.trail.join(' › ')}</span>}
                <span className="octavo-search-title">
                  <SearchMarks text={item.title} />
                </span>
                {item.excerpt && (
                  <span className="octavo-search-excerpt">
                    <SearchMarks text={item.excerpt} />
                  </span>
                )}
              </SearchOption>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** `/a#b`, `?version=v1` -> `/a?version=v1#b` */
function withQuery(href: string, query: string): string {
  return query === '' ? href : href.replace(/(?=#|$)/, query);
}
