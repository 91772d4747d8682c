import { useText } from '@octavo/theme/internal';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { focusFirst } from './focus-first.ts';

interface FieldListProps {
  items: readonly { key: string; isShown: boolean; element: ReactElement }[];
}

/** Optional fields beyond this many wait behind a button. */
const MOST = 5;

/** Fields in a row, those that are needed first; many optional ones are shown on demand. */
export function FieldList({ items }: FieldListProps): ReactElement {
  // Where the first field stands that the reader asked for.
  const [opened, setOpened] = useState<number>();
  const text = useText();
  const list = useRef<Element | null>(null);
  useEffect(() => focusFirst(opened === undefined ? undefined : list.current?.children[opened]), [opened]);
  // What was shown stays: a field that is emptied does not vanish under the reader's hands.
  const [held] = useState(() => new Set(items.filter(({ isShown }) => isShown).map(({ key }) => key)));
  const isOpen = items.length <= MOST || opened !== undefined;
  const first = isOpen ? items : items.filter(({ key, isShown }, index) => isShown || held.has(key) || index < 3);
  const rest = items.length - first.length;
  return (
    <>
      {first.map(({ element }) => element)}
      {rest > 0 && (
        <button
          type="button"
          className="octavo-try-link octavo-try-more"
          onClick={({ currentTarget }) => {
            list.current = currentTarget.parentElement;
            setOpened(items.findIndex((item) => !first.includes(item)));
          }}
        >
          {text('More optional fields ({count})', { count: rest })}
        </button>
      )}
    </>
  );
}
