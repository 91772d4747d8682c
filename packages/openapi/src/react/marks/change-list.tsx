import { useHref } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { ShownChange, ShownChanges } from '../../page/shown-changes.ts';
import { isNewOperation } from '../../page/shown-changes.ts';
import { splitCode } from './split-code.tsx';

/** What the newest version changed in an operation, behind a line that says so; its marks in the page lead here. */
export function ChangeList({ changes }: { changes: ShownChanges }): ReactElement {
  const text = useText();
  const { version, page, list } = changes;
  const resolveHref = useHref();
  const isBreaking = list.some(({ level }) => level === 'breaking');
  const label = text(isNewOperation(changes) ? 'New in {version}' : 'Changed in {version}', { version });
  const shown = list.filter(({ subject, isNew }) => subject !== '' || isNew !== true);
  const head = (
    <>
      {label}
      {isBreaking && <BreakingLabel />}
    </>
  );
  if (shown.length === 0)
    return (
      <p id="changes" className="octavo-schema-note">
        {head}
      </p>
    );
  return (
    <details className="octavo-schema-note">
      <summary>{head}</summary>
      {/* A browser opens what the address names within. */}
      <ul id="changes">
        {shown.map((change) => (
          <li key={`${change.subject} ${change.text}`}>
            <ChangeLine {...change} />
          </li>
        ))}
      </ul>
      {page !== undefined && (
        <p>
          <a href={resolveHref(page.href)}>{page.title}</a>
        </p>
      )}
    </details>
  );
}

function ChangeLine({ level, subject, text: words, reason, row }: ShownChange): ReactElement {
  const name = splitCode(subject);
  return (
    <>
      {level === 'breaking' && <BreakingLabel />}
      {subject !== '' && <>{row === undefined ? name : <a href={`#${encodeURIComponent(row)}`}>{name}</a>}: </>}
      {splitCode(words)}
      {reason !== undefined && `. ${reason}`}
    </>
  );
}

function BreakingLabel(): ReactElement {
  return (
    <>
      {' '}
      <span className="octavo-field-label" data-breaks="">
        {useText()('breaking')}
      </span>{' '}
    </>
  );
}
