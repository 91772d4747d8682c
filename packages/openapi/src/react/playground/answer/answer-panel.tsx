import { useText } from '@octavo/theme/internal';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Outcome, Sender } from '../panel/use-send.ts';
import { loadAnswerView } from './load-answer-view.ts';
import type { FailureView } from './failure-view.tsx';
import { Later } from './later.tsx';
import { formatElapsed, formatBytes } from './format-bytes.ts';
import { sayTexts } from '../../../value/say.ts';
import type { Say } from '../../../value/say.ts';
import { sayFailure } from '../send/failure.ts';

interface AnswerPanelProps {
  outcome: Outcome | undefined;
  /** A button that sends it in another way. */
  remedy: ReactNode;
  send: Sender['send'];
}

/** What came back, or why nothing did; said aloud once it is there. */
export function AnswerPanel({ outcome, remedy, send }: AnswerPanelProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const text = useText();
  // Once for the head, once for the body; a stream goes on without moving the page.
  const isWhole = outcome?.kind === 'answer' && outcome.answer.isComplete && !/^(?:events|lines)$/.test(outcome.answer.kind);
  const arrival = outcome?.kind === 'answer' ? `${outcome.count} ${isWhole}` : outcome?.kind;
  useEffect(() => {
    if (arrival !== undefined && arrival !== 'waiting') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [arrival]);
  const said = outcome && summarize(outcome, text);
  return (
    <div className="octavo-try-outcome" ref={panel}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {outcome?.kind === 'waiting' && (
        <div className="octavo-try-answer" data-state="waiting" aria-hidden="true">
          <div className="octavo-try-answer-head">
            <span className="octavo-try-type">{said}</span>
          </div>
        </div>
      )}
      {outcome?.kind === 'stopped' && <p className="octavo-try-note">{said}</p>}
      {outcome?.kind === 'failure' && (
        <Later
          loader={loadFailureView}
          fallback={<p className="octavo-try-problem octavo-try-inset">{sayFailure(outcome.failure, text)}</p>}
          render={(View) => <View {...outcome} remedy={remedy} send={send} />}
        />
      )}
      {outcome?.kind === 'answer' && (
        <Later
          loader={loadAnswerView}
          fallback={
            <pre className="octavo-try-inset">{`${outcome.answer.status} ${outcome.answer.statusText}\n\n${outcome.answer.text}`}</pre>
          }
          render={(View) => <View key={outcome.count} answer={outcome.answer} />}
        />
      )}
    </div>
  );
}

/** Said aloud: not every piece of a stream is. */
function summarize(outcome: Outcome, text: Say): string {
  if (outcome.kind === 'waiting') return text('Sending…');
  if (outcome.kind === 'stopped') return text('Stopped. The API may have received the request anyway.');
  if (outcome.kind === 'failure') return sayTexts(text, outcome.failure.title);
  const { status, statusText, isComplete, size, took } = outcome.answer;
  const response = text('Response {status}.', { status: `${status} ${statusText}`.trim() });
  return isComplete ? `${response} ${formatBytes(size)}, ${formatElapsed(took)}` : response;
}

function loadFailureView(): Promise<typeof FailureView> {
  return import('./failure-view.tsx').then((module) => module.FailureView);
}
