import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { HistoryList } from './history-list.tsx';
import type { HistoryListProps } from './history-list.tsx';

/** The last requests, behind a line that opens them; they are read then. */
export function HistoryFold({ revision, ...props }: HistoryListProps & { revision: number }): ReactElement {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="octavo-try-details octavo-try-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('Recent requests')}</summary>
      {isOpen && <HistoryList key={revision} {...props} />}
    </details>
  );
}
