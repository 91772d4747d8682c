import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { SearchWords } from '@octavo/core';
import { useHref } from '../../context/use-href.ts';
import { fillWords, splitWords } from '../../words/split-words.ts';
import { useWords } from '../../words/use-words.ts';
import { canCompile } from './can-compile.ts';
import type { SearchState } from './use-search.ts';

export interface SearchNotesProps {
  search: SearchState;
  words: SearchWords;
  version: string | undefined;
  /** Address of the page that links every page. */
  contents: string;
  onExact: () => void;
  onAllVersions: () => void;
}

/** What is said about the results: a correction, that there are none, that the search does not work; and all of it to screen readers. */
export function SearchNotes(props: SearchNotesProps): ReactElement {
  const { search, words, version, contents, onExact, onAllVersions } = props;
  const { status, answer } = search;
  const toHref = useHref();
  const { allPages, searchFailed } = useWords();
  const isEmpty = status === 'done' && answer?.pages.length === 0;
  const elsewhere = isEmpty && version !== undefined ? Object.values(answer?.versions ?? {}).reduce((sum, count) => sum + count, 0) : 0;
  const all = <a href={toHref(contents)}>{allPages}</a>;
  const nothing = version === undefined ? words.nothing : words.nothingIn;
  return (
    <>
      {status !== 'failed' && answer?.corrected !== undefined && (
        <p className="octavo-search-corrected">
          {splitWords(words.corrected, { query: <strong key="query">{answer.corrected}</strong> })}{' '}
          <button type="button" onClick={onExact}>
            {fillWords(words.exact, { query: `“${search.text}”` })}
          </button>
        </p>
      )}
      {status !== 'failed' && answer?.isPartial === true && <p className="octavo-search-corrected">{words.partial}</p>}
      {status !== 'failed' && answer?.isElsewhere === true && (
        <p className="octavo-search-corrected">
          {splitWords(words.nothingIn, { query: <strong key="query">“{search.text}”</strong>, version })}
        </p>
      )}
      {isEmpty && (
        <div className="octavo-search-empty">
          <p>{splitWords(nothing, { query: <strong key="query">“{search.text}”</strong>, version })}</p>
          {elsewhere > 0 ? (
            <button type="button" className="octavo-button" onClick={onAllVersions}>
              {words.allVersions}
            </button>
          ) : (
            <p>
              {words.tryOther} {all}
            </p>
          )}
        </div>
      )}
      {status === 'failed' && (
        <div className="octavo-search-empty">
          <p>
            <strong>{searchFailed}</strong>
          </p>
          <p>
            {canCompile() ? words.offline : <code>Content-Security-Policy: script-src 'wasm-unsafe-eval'</code>} {all}
          </p>
          <button type="button" className="octavo-button" onClick={search.retry}>
            {words.retry}
          </button>
        </div>
      )}
      <Announcement text={describe(props, searchFailed)} />
    </>
  );
}

/** One sentence for a screen reader: `Pages found: 2. Showing results for routes`. */
function describe({ search: { status, answer, text }, words, version = '' }: SearchNotesProps, failed: string): string {
  if (status === 'idle' || status === 'searching') return '';
  if (status === 'failed') return failed;
  const count = answer?.total ?? 0;
  if (count === 0) return fillWords(words.nothing, { query: text });
  const more = [
    answer?.corrected === undefined ? '' : fillWords(words.corrected, { query: answer.corrected }),
    answer?.isPartial === true ? words.partial : '',
    answer?.isElsewhere === true ? fillWords(words.nothingIn, { query: text, version }) : '',
  ];
  return [fillWords(words.found, { count }), ...more].filter((sentence) => sentence !== '').join('. ');
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
