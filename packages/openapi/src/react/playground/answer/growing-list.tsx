import { useText } from '@octavo/theme/internal';
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';

interface GrowingListProps {
  /** How many items before these are not shown. */
  first: number;
  label?: string;
  children: ReactNode;
}

/** A list that grows at its end and scrolls with it; who has scrolled back to read is left there. */
export function GrowingList({ first, label, children }: GrowingListProps): ReactElement {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <>
      {first > 0 && <p className="octavo-try-note">{text('Earlier events not shown: {count}', { count: first })}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard */}
      <ol
        ref={list}
        start={first + 1}
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) => {
          isAtEnd.current = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < 24;
        }}
      >
        {children}
      </ol>
    </>
  );
}
