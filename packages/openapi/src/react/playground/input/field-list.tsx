import { useState } from 'react';
import type { ReactElement } from 'react';

interface FieldListProps {
  items: readonly { key: string; isShown: boolean; element: ReactElement }[];
}

/** Optional fields beyond this many wait behind a button. */
const MOST = 5;

/** Fields in a row, those that are needed first; many optional ones are shown on demand. */
export function FieldList({ items }: FieldListProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  // What was shown stays: a field that is emptied does not vanish under the reader's hands.
  const [held] = useState(() => new Set(items.filter(({ isShown }) => isShown).map(({ key }) => key)));
  const first = items.length <= MOST || isOpen ? items : items.filter(({ key, isShown }, index) => isShown || held.has(key) || index < 3);
  const rest = items.length - first.length;
  return (
    <>
      {first.map(({ element }) => element)}
      {rest > 0 && (
        <button type="button" className="octavo-try-link octavo-try-more" onClick={() => setOpen(true)}>
          {rest} more, optional
        </button>
      )}
    </>
  );
}
