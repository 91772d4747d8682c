import { useText } from '@octavo/theme/internal';
import { useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { Operation } from '../../model/operation.ts';
import type { OperationPageData } from '../../page/api-page-data.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import { Later } from '../playground/answer/later.tsx';
import { FieldsScope } from '../playground/fields-scope.tsx';
import { loadServerFields } from '../playground/panel/load-parts.ts';
import { ParameterFields } from '../playground/panel/parameter-fields.tsx';
import { useApiPlace } from '../playground/panel/use-api-place.ts';
import { usePlayground } from '../playground/panel/use-playground.ts';
import { sayFailure } from '../playground/send/failure.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import type { ChannelListener, Connection } from './connection.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';
import { openEvents } from './open-events.ts';
import { openSocket } from './open-socket.ts';
import { useChannel } from './use-channel.ts';

interface ChannelPanelProps {
  data: OperationPageData;
  schemas: LoadedSchemas;
  isShown: boolean;
  /** Told of the request that opens the channel, and of its server. */
  onRequest: (request: HttpRequest | undefined, server: string | undefined) => void;
}

/** What opens a channel, sends its messages, and lists what goes over it. */
export function ChannelPanel({ data, schemas, isShown, onRequest }: ChannelPanelProps): ReactElement {
  const text = useText();
  const { site } = useApiPlace(data.api.source);
  const opened = useMemo(() => ({ ...data, operation: toOpened(data.operation) }), [data]);
  const playground = usePlayground({ data: opened, table: schemas.table, site, isShown, choice: undefined, onRequest });
  const { operation, masked, request } = playground;
  const { servers, parameters, responses } = operation;
  const channel = useChannel();
  const { reason } = channel;
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSocket = /^wss?:/i.test(request.url);
  const sent = useMemo(() => (isSocket ? responses.filter(({ action }) => action !== 'send') : []), [responses, isSocket]);
  const received = useMemo(() => responses.filter(({ action }) => action !== 'receive'), [responses]);
  const isOpen = channel.state === 'connecting' || channel.state === 'open';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isOpen) return channel.disconnect();
    const missing = parameters.find(({ in: place, name }) =>
      request.notes.some((note) => note.code === 'missing-parameter' && note.name === name && place === 'path'),
    );
    if (missing) return form.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${playground.id}.path.${missing.name}`)}"]`)?.focus();
    return channel.connect((listener) => open(request, listener));
  };

  return (
    <FieldsScope {...schemas}>
      <form ref={form} className="octavo-try" noValidate autoComplete="off" aria-label={text('Try it')} onSubmit={submit}>
        {(servers.length > 1 || servers.some(({ variables }) => variables.length > 0)) && (
          <Later loader={loadServerFields} render={(Fields) => <Fields playground={playground} />} />
        )}
        <ParameterFields key={playground.revision} playground={playground} isTried={isTried} />
        {parameters.length < data.operation.parameters.length && (
          <p className="octavo-try-note octavo-try-inset">{text('A page cannot send headers to a WebSocket.')}</p>
        )}
        <div className="octavo-try-bar">
          <button type="submit" className="octavo-try-send">
            {text(isOpen ? 'Disconnect' : 'Connect')}
          </button>
          <code className="octavo-try-address" title={masked.url}>
            {masked.url.replaceAll('%7B', '{').replaceAll('%7D', '}')}
          </code>
          <span className="octavo-try-type" role="status">
            {channel.state !== 'idle' && text(STATES[channel.state])} {typeof reason === 'string' ? reason : sayFailure(reason, text)}
          </span>
          {channel.messages.length > 0 && (
            <button type="button" className="octavo-try-link" onClick={channel.clear}>
              {text('Clear')}
            </button>
          )}
        </div>
      </form>
      {sent.length > 0 && <MessageForm messages={sent} schemas={schemas} send={channel.state === 'open' ? channel.send : undefined} />}
      {channel.messages.length > 0 && <MessageLog messages={channel.messages} received={received} schemas={schemas} />}
    </FieldsScope>
  );
}

const STATES = { connecting: 'Connecting…', open: 'Connected', closed: 'Disconnected' } as const;

/** The header that names the protocols of a WebSocket: a page may choose them. */
const PROTOCOLS = 'sec-websocket-protocol';

/** A channel with the servers and the parameters that a page can open it with. */
function toOpened(operation: Operation): Operation {
  const { servers, parameters, opens = [] } = operation;
  return {
    ...operation,
    servers: servers.filter(({ url }) => opens.includes(url)),
    parameters: parameters.filter(({ in: place, name }) => place !== 'header' || name.toLowerCase() === PROTOCOLS),
  };
}

function open({ url, headers }: HttpRequest, listener: ChannelListener): Connection {
  if (!/^wss?:/i.test(url)) return openEvents(url, listener);
  const [, protocols = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === PROTOCOLS) ?? [];
  return openSocket(url, protocols.split(/[\s,]+/).filter(Boolean), listener);
}
