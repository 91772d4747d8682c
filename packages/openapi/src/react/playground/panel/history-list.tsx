import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { clearHistory, listHistory } from '../keep/history-store.ts';
import type { HistoryEntry, HistoryPlace } from '../keep/history-store.ts';

export interface HistoryListProps {
  place: HistoryPlace;
  onChoose: (entry: HistoryEntry) => void;
}

/** The last requests of this tab: a press puts one back into the form. */
export function HistoryList({ place, onChoose }: HistoryListProps): ReactElement {
  const text = useText();
  const [entries, setEntries] = useState(() => listHistory(place));
  const forget = (): void => {
    clearHistory(place);
    setEntries([]);
  };
  if (entries.length === 0) return <p className="octavo-try-note">{text('Nothing was sent from this page yet.')}</p>;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry.sent}>
            <button type="button" onClick={() => onChoose(entry)}>
              <span className="octavo-status" data-status={String(entry.status).charAt(0)}>
                {entry.status === 0 ? '—' : entry.status}
              </span>
              <span>{new Date(entry.sent).toLocaleTimeString()}</span>
              <span className="octavo-try-type">{describe(entry)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="octavo-try-note">
        {text('Without secrets, until the tab is closed.')}{' '}
        <button type="button" className="octavo-try-link" onClick={forget}>
          {text('Clear history')}
        </button>
      </p>
    </>
  );
}

/** What tells a request from the others: its parameters. */
function describe({ values, took }: HistoryEntry): string {
  const named = { ...values.path, ...values.query };
  const text = Object.entries(named).map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  return [`${Math.round(took)} ms`, ...text].join(' · ');
}
