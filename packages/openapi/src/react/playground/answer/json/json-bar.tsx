import { useText } from '@octavo/theme/internal';
import type { KeyboardEvent, ReactElement } from 'react';
import type { JsonWalk } from './use-json-walk.ts';

interface JsonBarProps {
  walk: JsonWalk;
  /** The values that differ from the schema; undefined where nothing was held against one. */
  wrong: readonly number[] | undefined;
  /** Whether the documented example is beside the answer; undefined where there is none. */
  isBeside: boolean | undefined;
  onBeside: (isBeside: boolean) => void;
}

/** Above an answer: what is looked for, folding, and whether it is what its schema says. */
export function JsonBar({ walk, wrong, isBeside, onBeside }: JsonBarProps): ReactElement {
  const say = useText();
  const { query, found, go } = walk;
  const prompt = say('Find text, or a path such as {path}', { path: '$..id' });
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(found, event.shiftKey ? -1 : 1);
  };
  return (
    <div className="octavo-json-bar">
      <input
        type="search"
        className="octavo-try-input"
        aria-label={prompt}
        placeholder={prompt}
        value={query}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => walk.setQuery(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      {query !== '' && (
        <span className="octavo-json-steps">
          <span className="octavo-try-type" role="status">
            {say('{count} found', { count: found.length })}
          </span>
          <button type="button" className="octavo-try-link" aria-label={say('Previous match')} onClick={() => go(found, -1)}>
            ↑
          </button>
          <button type="button" className="octavo-try-link" aria-label={say('Next match')} onClick={() => go(found, 1)}>
            ↓
          </button>
        </span>
      )}
      <button type="button" className="octavo-try-link" onClick={walk.toggleAll}>
        {say(walk.closed.size > 0 ? 'Expand all' : 'Collapse all')}
      </button>
      {wrong?.length === 0 && <span className="octavo-json-fit">{say('Matches the schema')}</span>}
      {wrong !== undefined && wrong.length > 0 && (
        <button type="button" className="octavo-try-link octavo-json-misfit" onClick={() => go(wrong, 1)}>
          {say('Differences from the schema: {count}', { count: wrong.length })}
        </button>
      )}
      {isBeside !== undefined && (
        <button type="button" className="octavo-try-link" aria-pressed={isBeside} onClick={() => onBeside(!isBeside)}>
          {say('Documented example')}
        </button>
      )}
    </div>
  );
}
