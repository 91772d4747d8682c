import { useText } from '@octavo/theme/internal';
import { useCallback, useContext, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { refName } from '../../schema/ref-name.ts';
import { useSchemaScope } from './schema-scope.tsx';
import { ShownContext } from './shown-context.ts';

/** Stands for schemas that are not on the page, and fetches them. */
export function MissingSchema({ refs }: { refs: readonly string[] }): ReactElement {
  const { load } = useSchemaScope();
  const isShown = useContext(ShownContext);
  const text = useText();
  const [problem, setProblem] = useState<'offline' | 'unknown'>();
  const key = refs.join(' ');
  const fetchAll = useCallback(
    // It is still here once everything has arrived: nothing has that name.
    () =>
      load(key.split(' ')).then(
        () => 'unknown' as const,
        () => 'offline' as const,
      ),
    [key, load],
  );
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    void fetchAll().then((result) => isWanted && setProblem(result));
    return () => {
      isWanted = false;
    };
  }, [fetchAll, isShown]);
  const retry = (): void => {
    setProblem(undefined);
    void fetchAll().then(setProblem);
  };
  const names = refs.map(refName).join(', ');
  if (problem === 'unknown') return <p className="octavo-schema-note">{text('The API file does not define {name}.', { name: names })}</p>;
  if (problem === undefined)
    return (
      <p className="octavo-schema-note" aria-busy="true" data-markdown-ignore="">
        {text('Loading {name}…', { name: names })}
      </p>
    );
  return (
    <p className="octavo-schema-note" role="alert">
      {text('{name} could not be loaded.', { name: names })}{' '}
      <button type="button" className="octavo-schema-retry" onClick={retry}>
        {text('Try again')}
      </button>
    </p>
  );
}
