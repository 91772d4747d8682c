import { useText } from '@octavo/theme/internal';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { formatElapsed } from '../answer/format-bytes.ts';
import { Later } from '../answer/later.tsx';
import { loadAnswerView } from '../answer/load-answer-view.ts';
import { FormScopeContext, useFormScope } from '../input/form-scope.ts';
import { clearHistory, listHistory } from '../keep/list-history.ts';
import type { HistoryEntry } from '../keep/history-store.ts';
import { createFormHash } from '../share/form-link.ts';
import type { Playground } from './use-playground.ts';

/** The last requests of this tab to any operation of the API, each with its answer; one is used again in its own form. */
export function HistoryTool({ playground }: { playground: Playground }): ReactElement {
  const { site } = playground;
  const text = useText();
  const [entries, setEntries] = useState(() => listHistory(site));
  const forget = (): void => {
    clearHistory(site);
    setEntries([]);
  };
  if (entries.length === 0) return <p className="octavo-try-note">{text('No requests sent yet.')}</p>;
  return (
    <>
      <ul className="octavo-try-history">
        {entries.map((entry) => (
          <HistoryItem key={entry.sent} entry={entry} playground={playground} />
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

function HistoryItem({ entry, playground }: { entry: HistoryEntry; playground: Playground }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { key, sent, answer } = entry;
  const form = useFormScope();
  // What is left out of an answer would differ from its schema.
  const scope = useMemo(() => ({ ...form, responses: [] }), [form]);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="octavo-status" data-status={answer ? String(answer.status).charAt(0) : '0'}>
            {answer ? answer.status : '—'}
          </span>
          <code>{key}</code>
          <span>{new Date(sent).toLocaleTimeString()}</span>
          <span className="octavo-try-type">{describe(entry)}</span>
        </summary>
        {isOpen && <UseAgain entry={entry} playground={playground} />}
        {isOpen && answer && (
          <FormScopeContext value={scope}>
            <Later loader={loadAnswerView} render={(View) => <View answer={answer} />} />
          </FormScopeContext>
        )}
      </details>
    </li>
  );
}

/** The form of its own page is filled in at once; a link opens that of another one. */
function UseAgain({
  entry,
  playground: { operation, draft, replace },
}: {
  entry: HistoryEntry;
  playground: Playground;
}): ReactElement | null {
  const text = useText();
  const { key, page, values, serverUrl, variables, alternative } = entry;
  if (key === operation.key) {
    return (
      <button
        type="button"
        className="octavo-try-link"
        onClick={({ currentTarget }) => {
          replace({ values: { ...values, accept: draft.values.accept, indent: 2 }, serverUrl, variables, alternative });
          currentTarget.closest('.octavo-try-panel')?.querySelector<HTMLElement>('.octavo-try-send')?.focus();
        }}
      >
        {text('Use again')}
      </button>
    );
  }
  const hash = createFormHash(key, entry);
  return hash === undefined ? null : (
    <a className="octavo-try-link" href={`${page}#${hash}`}>
      {text('Use again')}
    </a>
  );
}

/** What tells a request from the others: its parameters. */
function describe({ values, took }: HistoryEntry): string {
  const named = Object.entries({ ...values.path, ...values.query });
  const text = named.map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  return [formatElapsed(took), ...text].join(' · ');
}
