import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import type { SearchState } from './use-search.ts';

export interface SearchNotesProps {
  search: SearchState;
  version: string | undefined;
  /** Address of the page that links every page. */
  contents: string;
  onExact: () => void;
  onAllVersions: () => void;
}

/** What is said about the results: a correction, that there are none, that the search does not work; and all of it to screen readers. */
export function SearchNotes(props: SearchNotesProps): ReactElement {
  const { search, version, contents, onExact, onAllVersions } = props;
  const { status, answer } = search;
  const toHref = useHref();
  const isEmpty = status === 'done' && answer?.pages.length === 0;
  const elsewhere = isEmpty && version !== undefined ? Object.values(answer?.versions ?? {}).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <>
      {status !== 'failed' && answer?.corrected !== undefined && (
        <p className="octavo-search-corrected">
          Showing results for <strong>{answer.corrected}</strong>.{' '}
          <button type="button" onClick={onExact}>
            Search for “{search.text}” instead
          </button>
        </p>
      )}
      {status !== 'failed' && answer?.isPartial === true && (
        <p className="octavo-search-corrected">No page has all of these words. Those below have some.</p>
      )}
      {isEmpty && (
        <div className="octavo-search-empty">
          <p>
            Nothing found for <strong>“{search.text}”</strong>
            {version !== undefined && ` in ${version}`}
          </p>
          {elsewhere > 0 ? (
            <button type="button" className="octavo-button" onClick={onAllVersions}>
              Search in all versions
            </button>
          ) : (
            <p>
              Try fewer or other words, or the name of a field or a command. <a href={toHref(contents)}>All pages</a> lists everything.
            </p>
          )}
        </div>
      )}
      {status === 'failed' && (
        <div className="octavo-search-empty">
          <p>
            <strong>The search could not be loaded</strong>
          </p>
          <p>
            You may be offline. The pages that are open still work. <a href={toHref(contents)}>All pages</a>
          </p>
          <button type="button" className="octavo-button" onClick={search.retry}>
            Try again
          </button>
        </div>
      )}
      <Announcement text={describe(props)} />
    </>
  );
}

function describe({ search: { status, answer, text } }: SearchNotesProps): string {
  if (status === 'idle' || status === 'searching') return '';
  if (status === 'failed') return 'The search could not be loaded.';
  const count = answer?.total ?? 0;
  const what = answer?.corrected ?? text;
  const found = count === 0 ? 'Nothing found' : count === 1 ? '1 page found' : `${count} pages found`;
  const how = `${answer?.isPartial === true ? ' with some of the words' : ''}${answer?.corrected === undefined ? '' : `, corrected from ${text}`}`;
  return `${found} for ${what}${how}.`;
}

/** Milliseconds without a key after which a screen reader is told. */
const QUIET = 500;

function Announcement({ text }: { text: string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="octavo-search-status">
      {said}
    </p>
  );
}
