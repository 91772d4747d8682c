import { useText } from '@octavo/theme/internal';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { markCode } from '../../code/highlight-code.ts';
import { findJson, stringifyJson } from '../../../request/json-text.ts';
import { GrowingList } from './growing-list.tsx';
import { joinDeltas } from '../send/join-deltas.ts';
import { splitStream } from '../send/split-stream.ts';

/** Pieces that are shown at most: the last ones. */
const MOST = 200;

export interface StreamViewProps {
  text: string;
  kind: 'events' | 'lines';
  isComplete: boolean;
}

/** The pieces of a stream as they arrive, the newest last; above them the text of a model that they are pieces of. */
export function StreamView({ text, kind, isComplete }: StreamViewProps): ReactElement {
  const say = useText();
  const parts = useMemo(() => splitStream(text, kind), [text, kind]);
  const joined = useMemo(() => joinDeltas(parts), [parts]);
  const first = Math.max(parts.length - MOST, 0);
  return (
    <div className="octavo-try-stream">
      {joined !== undefined && (
        <section aria-label={say('Text')}>
          <span className="octavo-try-caption">{say('Text')}</span>
          <p className="octavo-try-joined">{joined}</p>
        </section>
      )}
      <GrowingList first={first} label={say('Parts of the response')}>
        {parts.slice(first).map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces are only ever added
          <li key={first + index}>
            {part.label !== '' && <span className="octavo-try-type">{part.label}</span>}
            <pre dangerouslySetInnerHTML={{ __html: highlight(part.text) }} />
          </li>
        ))}
      </GrowingList>
      {!isComplete && <p className="octavo-try-note">{say('Listening…')}</p>}
    </div>
  );
}

function highlight(text: string): string {
  const value = findJson(text);
  return markCode(typeof value === 'object' ? stringifyJson(value) : text, value === undefined ? 'text' : 'json');
}
