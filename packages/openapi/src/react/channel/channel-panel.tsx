import { useText } from '@octavo/theme/internal';
import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { Operation } from '../../model/operation.ts';
import type { OperationPageData } from '../../page/api-page-data.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import { Later } from '../playground/answer/later.tsx';
import { FieldsScope } from '../playground/fields-scope.tsx';
import { loadAuthFields, loadServerFields } from '../playground/panel/load-parts.ts';
import { ParameterFields } from '../playground/panel/parameter-fields.tsx';
import { useApiPlace } from '../playground/panel/use-api-place.ts';
import { usePlayground } from '../playground/panel/use-playground.ts';
import { ProxyContext } from '../playground/proxy/proxy-context.ts';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { ConnectBar } from './connect-bar.tsx';
import { findOpening, fitToPage, fitToServer, isSocket } from './fit-channel.ts';
import { listMessageRoles } from './list-message-roles.ts';
import { MessageForm } from './message-form.tsx';
import type { MessageLog } from './message-log.tsx';
import { openChannel } from './open-channel.ts';
import type { RequestForm } from './request-form.tsx';
import { useChannel } from './use-channel.ts';

interface ChannelPanelProps {
  data: OperationPageData;
  schemas: LoadedSchemas;
  isShown: boolean;
  /** Told of the request that opens the channel, and of its server. */
  onRequest: (request: HttpRequest | undefined, server: string | undefined) => void;
}

/** What takes part in a channel: it opens it, sends its messages, and lists what goes over it. */
export function ChannelPanel({ data, schemas, isShown, onRequest }: ChannelPanelProps): ReactElement {
  const text = useText();
  const { site } = useApiPlace(data.api.source);
  const [chosen, setChosen] = useState<string>();
  const fitTo = useCallback(
    (operation: Operation, serverUrl: string | undefined) => {
      const { sent } = listMessageRoles(operation.responses, findOpening(operation, serverUrl));
      return fitToServer(operation, serverUrl, sent.find(({ status }) => status === chosen) ?? sent[0]);
    },
    [chosen],
  );
  const fit = useCallback((operation: Operation, serverUrl?: string) => fitToPage(fitTo(operation, serverUrl), serverUrl), [fitTo]);
  const playground = usePlayground({ data, table: schemas.table, site, isShown, choice: undefined, fit, onRequest });
  const { operation, draft, masked, request, open } = playground;
  const opening = findOpening(data.operation, draft.serverUrl);
  const isRequest = opening !== undefined && !isSocket(opening.url);
  const served = fitTo(data.operation, draft.serverUrl);
  const isCut =
    !isRequest && (served.parameters.length > operation.parameters.length || served.security.length > operation.security.length);
  const { sent, received, answers } = useMemo(
    () => listMessageRoles(data.operation.responses, findOpening(data.operation, draft.serverUrl)),
    [data.operation, draft.serverUrl],
  );
  const channel = useChannel();
  const proxy = useContext(ProxyContext)(isRequest ? data.proxy : undefined);
  const transport = proxy?.isOn && proxy.reaches(request.url) ? proxy.transport : undefined;
  const options = { credentials: data.credentials, transport, open };
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const message = sent.find(({ status }) => status === chosen) ?? sent[0];

  /** Whether the address is whole; else what it lacks is shown. */
  const isReady = (): boolean => {
    setTried(true);
    const missing = operation.parameters.find(({ in: place, name }) =>
      request.notes.some((note) => note.code === 'missing-parameter' && note.name === name && place === 'path'),
    );
    if (missing) form.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${playground.id}.path.${missing.name}`)}"]`)?.focus();
    return missing === undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (channel.isOpen) channel.disconnect();
    else if (isReady() && opening?.listens) channel.connect((listener) => openChannel(request, options, listener));
  };

  return (
    <FieldsScope {...schemas} responses={answers}>
      <form ref={form} className="octavo-try" noValidate autoComplete="off" aria-label={text('Try it')} onSubmit={submit}>
        {(operation.servers.length > 1 || operation.servers.some(({ variables }) => variables.length > 0)) && (
          <Later loader={loadServerFields} render={(Fields) => <Fields playground={playground} />} />
        )}
        {operation.security.flat().length > 0 && (
          <Later
            loader={loadAuthFields}
            render={(Fields) => <Fields key={site} playground={playground} isTried={isTried} hasSamples={false} />}
          />
        )}
        <ParameterFields key={playground.revision} playground={playground} isTried={isTried} />
        {isCut && <p className="octavo-try-note octavo-try-inset">{text('A page cannot send headers to a WebSocket.')}</p>}
        {proxy && <proxy.Field isOn={proxy.isOn} onChange={proxy.set} />}
        {opening?.listens && <ConnectBar channel={channel} address={masked.url} />}
      </form>
      {message && isRequest && (
        <Later
          loader={loadRequestForm}
          render={(Form) => <Form messages={sent} message={message} onChoose={setChosen} {...{ schemas, playground, options, isReady }} />}
        />
      )}
      {message && !isRequest && (
        <MessageForm
          messages={sent}
          message={message}
          onChoose={setChosen}
          schemas={schemas}
          send={channel.state === 'open' ? channel.send : undefined}
        />
      )}
      {channel.messages.length > 0 && (
        <Later loader={loadMessageLog} render={(Log) => <Log messages={channel.messages} received={received} schemas={schemas} />} />
      )}
    </FieldsScope>
  );
}

function loadRequestForm(): Promise<typeof RequestForm> {
  return import('./request-form.tsx').then((module) => module.RequestForm);
}

function loadMessageLog(): Promise<typeof MessageLog> {
  return import('./message-log.tsx').then((module) => module.MessageLog);
}
