import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { Outcome } from '../panel/use-send.ts';
import { AnswerView } from './answer-view.tsx';
import { FailureView } from './failure-view.tsx';
import { formatDuration, formatSize } from './format-size.ts';

interface AnswerPanelProps {
  outcome: Outcome | undefined;
  request: HttpRequest;
  /** The same request with its secrets hidden. */
  masked: HttpRequest;
  /** Sends it again through the dev server; undefined where that cannot be. */
  onProxy: (() => void) | undefined;
}

/** What came back, or why nothing did; said aloud once it is there. */
export function AnswerPanel({ outcome, request, masked, onProxy }: AnswerPanelProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const arrival = outcome?.kind === 'answer' ? outcome.count : outcome?.kind;
  useEffect(() => {
    if (arrival !== undefined && arrival !== 'waiting') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [arrival]);
  return (
    <div className="octavo-try-outcome" ref={panel}>
      <p role="status" className="octavo-try-hidden">
        {outcome && summarize(outcome)}
      </p>
      {outcome?.kind === 'waiting' && (
        <div className="octavo-try-answer" data-state="waiting" aria-hidden="true">
          <div className="octavo-try-answer-head">
            <span className="octavo-try-type">Waiting for the answer…</span>
          </div>
        </div>
      )}
      {outcome?.kind === 'stopped' && <p className="octavo-try-note">Stopped. The API may have got the request all the same.</p>}
      {outcome?.kind === 'failure' && <FailureView failure={outcome.failure} request={request} masked={masked} onProxy={onProxy} />}
      {outcome?.kind === 'answer' && <AnswerView key={outcome.count} answer={outcome.answer} />}
    </div>
  );
}

/** Said aloud: not every piece of a stream is. */
function summarize(outcome: Outcome): string {
  if (outcome.kind === 'waiting') return 'Sending.';
  if (outcome.kind === 'stopped') return 'Stopped.';
  if (outcome.kind === 'failure') return outcome.failure.title;
  const { status, statusText, isComplete, size, took } = outcome.answer;
  return isComplete ? `Answer ${status} ${statusText}, ${formatSize(size)} in ${formatDuration(took)}.` : `Answer ${status} ${statusText}.`;
}
