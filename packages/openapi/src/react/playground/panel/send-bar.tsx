import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { HttpRequest } from '../../../request/http-request.ts';
import { focusFirst } from '../input/focus-first.ts';

interface SendBarProps {
  /** With its secrets hidden. */
  request: HttpRequest;
  isSending: boolean;
  canFill: boolean;
  onStop: () => void;
  onFill: () => void;
  onClear: () => void;
}

/** What would be sent, and the buttons that send it. */
export function SendBar({ request, isSending, canFill, onStop, onFill, onClear }: SendBarProps): ReactElement {
  const text = useText();
  // What is still missing reads as in the path's template.
  const address = request.url.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return (
    <div className="octavo-try-bar">
      <button type="submit" className="octavo-try-send" aria-keyshortcuts="Control+Enter Meta+Enter" data-sending={isSending || undefined}>
        {text(isSending ? 'Sending…' : 'Send')}
      </button>
      {isSending && (
        <button
          type="button"
          className="octavo-try-secondary"
          onClick={({ currentTarget }) => {
            focusFirst(currentTarget.parentElement);
            onStop();
          }}
        >
          {text('Stop')}
        </button>
      )}
      <code className="octavo-try-address" title={address}>
        {address}
      </code>
      {!isSending && canFill && (
        <button type="button" className="octavo-try-link" onClick={onFill}>
          {text('Fill with an example')}
        </button>
      )}
      {!isSending && (
        <button type="button" className="octavo-try-link" onClick={onClear}>
          {text('Clear')}
        </button>
      )}
    </div>
  );
}
