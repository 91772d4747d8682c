import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Later } from '../answer/later.tsx';
import type { HistoryList, HistoryListProps } from './history-list.tsx';

/** The last requests, behind a line that opens them; they are loaded then. */
export function HistoryFold({ revision, ...props }: HistoryListProps & { revision: number }): ReactElement {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="octavo-try-details octavo-try-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('Recent requests')}</summary>
      {isOpen && <Later key={revision} loader={loadHistoryList} render={(List) => <List {...props} />} />}
    </details>
  );
}

function loadHistoryList(): Promise<typeof HistoryList> {
  return import('./history-list.tsx').then((module) => module.HistoryList);
}
