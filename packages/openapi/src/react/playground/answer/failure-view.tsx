import { useCallback, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { CopyButton, useText } from '@octavo/theme/internal';
import type { HttpRequest } from '../../../request/http-request.ts';
import { curl } from '../../../samples/curl.ts';
import { sayTexts } from '../../../value/say.ts';
import { highlightCode } from '../../code/highlight-code.ts';
import type { Sender } from '../panel/use-send.ts';
import { followRedirects } from '../send/follow-redirects.ts';
import type { Failure } from '../send/failure.ts';

export interface FailureViewProps {
  failure: Failure;
  request: HttpRequest;
  masked: HttpRequest;
  /** The request without its credentials, if it has any. */
  open: HttpRequest | undefined;
  /** A button that sends it in another way. */
  remedy: ReactNode;
  send: Sender['send'];
}

/** Why there is no answer, what the API would have to send, and what to try. */
export function FailureView({
  failure: { kind, title, texts, headers },
  request,
  masked,
  open,
  remedy,
  send,
}: FailureViewProps): ReactElement {
  const say = useText();
  const [showsSecrets, setShowsSecrets] = useState(false);
  const command = curl.write(showsSecrets ? request : masked);
  const findText = useCallback(() => command, [command]);
  const follow = (): void => {
    const bare = open ?? request;
    void send(bare, { masked: bare, open: undefined, transport: followRedirects });
  };
  const isSendable = kind !== 'address' && kind !== 'proxy';
  return (
    <div className="octavo-try-answer" data-state="failed">
      <div className="octavo-try-failure">
        <p className="octavo-try-failure-title">{sayTexts(say, title)}</p>
        <p>{sayTexts(say, ...texts)}</p>
        {headers.length > 0 && (
          <>
            <p>{say('To allow it, the API would respond with:')}</p>
            <pre tabIndex={0}>
              <code>{headers.join('\n')}</code>
            </pre>
          </>
        )}
        {isSendable && (
          <>
            {kind === 'redirect' && (
              <button type="button" className="octavo-try-secondary" onClick={follow}>
                {say('Follow without credentials')}
              </button>
            )}
            {remedy}
            <p>
              {say('You can send it from a terminal:')}{' '}
              {open && (
                <label className="octavo-try-check">
                  <input type="checkbox" checked={showsSecrets} onChange={() => setShowsSecrets(!showsSecrets)} /> {say('with its secrets')}
                </label>
              )}
            </p>
            <div className="octavo-try-command">
              <div dangerouslySetInnerHTML={{ __html: highlightCode(command, 'curl') }} />
              <CopyButton label={say('Copy command')} findText={findText} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
