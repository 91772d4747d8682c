import type { ReactElement } from 'react';

/** The keys of the search, and how many pages are not shown; for eyes only. */
export function SearchKeys({ shown, total }: { shown: number; total: number }): ReactElement {
  return (
    <div className="octavo-search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> to move
      </span>
      <span>
        <kbd>↵</kbd> to open
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
      {total > shown && (
        <span className="octavo-search-total">
          Best {shown} of {total} pages
        </span>
      )}
    </div>
  );
}
