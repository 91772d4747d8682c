import { useText } from '@octavo/theme/internal';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useFormScope } from './form-scope.ts';

/** Stands where a schema has still to be fetched, and fetches it. */
export function MissingInput({ refs }: { refs: readonly string[] }): ReactElement {
  const { load } = useFormScope();
  const text = useText();
  const [state, setState] = useState<'loading' | 'failed'>('loading');
  const names = refs.join('\n');
  useEffect(() => {
    let isCurrent = true;
    if (state === 'loading') load(names.split('\n')).catch(() => isCurrent && setState('failed'));
    return () => {
      isCurrent = false;
    };
  }, [load, names, state]);
  if (state === 'loading') return <p className="octavo-try-note">{text('Loading…')}</p>;
  return (
    <p className="octavo-try-note">
      {text('The fields could not be loaded.')}{' '}
      <button type="button" className="octavo-try-link" onClick={() => setState('loading')}>
        {text('Try again')}
      </button>
    </p>
  );
}
