import type { ReactElement } from 'react';
import { formatDuration } from '../answer/format-size.ts';
import type { HistoryEntry } from '../keep/history-store.ts';

interface HistoryListProps {
  entries: readonly HistoryEntry[];
  onChoose: (entry: HistoryEntry) => void;
  onClear: () => void;
}

/** The last requests of this tab: a press puts one back into the form. */
export function HistoryList({ entries, onChoose, onClear }: HistoryListProps): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <details className="octavo-try-details octavo-try-history">
      <summary>Last requests</summary>
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
        Without secrets, until the tab is closed.{' '}
        <button type="button" className="octavo-try-link" onClick={onClear}>
          Forget them
        </button>
      </p>
    </details>
  );
}

/** What tells a request from the others: its parameters. */
function describe({ values, took }: HistoryEntry): string {
  const named = { ...values.path, ...values.query };
  const text = Object.entries(named).map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  return [formatDuration(took), ...text].join(' · ');
}
