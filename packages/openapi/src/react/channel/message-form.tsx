import { useText } from '@octavo/theme/internal';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { Response } from '../../model/operation.ts';
import { writeExample } from '../../page/list-examples.ts';
import { findJson } from '../../request/json-text.ts';
import { isJsonType } from '../../value/media-type-kind.ts';
import { JsonEditor } from '../playground/input/json-editor.tsx';
import { Select } from '../playground/input/select.tsx';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { ChannelAddress } from './channel-address.tsx';
import { MessageFit } from './message-fit.tsx';

export interface MessageFormProps {
  /** Those that clients send; never empty. */
  messages: readonly Response[];
  /** The chosen one. */
  message: Response;
  onChoose: (status: string) => void;
  schemas: LoadedSchemas;
  /** Where it goes, where that is not the channel that is open; without secrets. */
  address?: string;
  /** Absent while nothing can be sent. */
  send: ((text: string) => void) | undefined;
}

/** A message of the channel to be sent: it begins with its example, and is held against its schema as it is typed. */
export function MessageForm({ messages, message, onChoose, schemas, address, send }: MessageFormProps): ReactElement {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const candidates = useMemo(() => [message], [message]);
  const written = typed[message.status] ?? findExample(message);
  const checked = useDeferredValue(written);
  const isJson = isJsonType(message.content[0]?.type ?? 'application/json');
  return (
    <form
      className="octavo-try"
      aria-label={text('Message')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send?.(written);
      }}
    >
      <div className="octavo-try-part">
        <div className="octavo-try-part-head">
          <span className="octavo-try-caption">{text('Message')}</span>
          {messages.length > 1 && (
            <Select
              label={text('Messages')}
              value={message.status}
              options={messages.map(({ status }) => ({ value: status, text: status }))}
              onChange={onChoose}
            />
          )}
        </div>
        <JsonEditor
          key={message.status}
          id={id}
          label={text('Message')}
          text={written}
          onChange={(next) => setTyped({ ...typed, [message.status]: next })}
          rows={4}
          language={isJson ? 'json' : 'text'}
        />
        <div className="octavo-channel-send">
          <button
            type="submit"
            className={address === undefined ? 'octavo-try-secondary' : 'octavo-try-send'}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-disabled={!send}
          >
            {text('Send')}
          </button>
          {address !== undefined && <ChannelAddress url={address} />}
          {(!isJson || findJson(checked) !== undefined) && <MessageFit text={checked} candidates={candidates} schemas={schemas} />}
        </div>
      </div>
    </form>
  );
}

function findExample({ content }: Response): string {
  const [media] = content;
  return media?.examples.map((example) => writeExample(example, media.type)).find((one) => one !== undefined) ?? '';
}
