import { useText } from '@octavo/theme/internal';
import { memo } from 'react';
import type { ReactElement } from 'react';
import type { Response } from '../../model/operation.ts';
import { findJson, stringifyJson } from '../../request/json-text.ts';
import { markCode } from '../code/highlight-code.ts';
import { formatBytes } from '../playground/answer/format-bytes.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { GrowingList } from '../playground/answer/growing-list.tsx';
import { MessageFit } from './message-fit.tsx';
import type { LoggedMessage } from './use-channel.ts';

interface MessageLogProps {
  messages: readonly LoggedMessage[];
  /** What the API may send. */
  received: readonly Response[];
  schemas: LoadedSchemas;
}

/** What has gone over the channel, the newest last: when, which way, and whether what arrived fits its schema. */
export function MessageLog({ messages, received, schemas }: MessageLogProps): ReactElement {
  const text = useText();
  const first = messages[0]?.number ?? 0;
  return (
    <div className="octavo-try-stream" role="log" aria-label={text('Messages')}>
      <GrowingList first={first}>
        {messages.map((message) => (
          <LoggedItem key={message.number} message={message} received={received} schemas={schemas} />
        ))}
      </GrowingList>
    </div>
  );
}

const LoggedItem = memo(function LoggedItem({
  message,
  received,
  schemas,
}: Omit<MessageLogProps, 'messages'> & { message: LoggedMessage }): ReactElement {
  const say = useText();
  const { at, isSent, event, text, size = 0 } = message;
  return (
    <li data-sent={isSent || undefined}>
      <span className="octavo-try-type">
        {say(isSent ? 'Sent' : 'Received')} <time dateTime={at.toISOString()}>{at.toLocaleTimeString()}</time> {event}
      </span>
      {text === undefined ? (
        <p>
          {say('binary data')} ({formatBytes(size)})
        </p>
      ) : (
        <pre dangerouslySetInnerHTML={{ __html: highlight(text) }} />
      )}
      {!isSent && text !== undefined && <MessageFit text={text} candidates={received} schemas={schemas} />}
    </li>
  );
});

function highlight(text: string): string {
  const value = findJson(text);
  return markCode(typeof value === 'object' ? stringifyJson(value) : text, value === undefined ? 'text' : 'json');
}
