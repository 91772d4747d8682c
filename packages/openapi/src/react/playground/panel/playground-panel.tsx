import { useText } from '@octavo/theme/internal';
import { useContext, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactElement } from 'react';
import type { OperationPageData } from '../../../page/api-page-data.ts';
import type { ExampleChoice } from '../../../request/create-sample-request.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { LoadedSchemas } from '../../schema/use-schema-table.ts';
import { AnswerPanel } from '../answer/answer-panel.tsx';
import { Later } from '../answer/later.tsx';
import { FieldsScope } from '../fields-scope.tsx';
import { ProxyContext } from '../proxy/proxy-context.ts';
import { loadFormTools } from './load-parts.ts';
import { RequestFields } from './request-fields.tsx';
import { SendBar } from './send-bar.tsx';
import { useApiPlace } from './use-api-place.ts';
import { usePlayground } from './use-playground.ts';
import { useSend } from './use-send.ts';

export interface PlaygroundPanelProps {
  data: OperationPageData;
  schemas: LoadedSchemas;
  /** Whether it is seen: closed, it keeps what was typed. */
  isShown: boolean;
  /** Which example of the body the reader chose beside the sample. */
  choice: ExampleChoice | undefined;
  /** Told of the request that the samples are to show, and of its server; undefined where it is not seen and nothing was typed. */
  onRequest: (request: HttpRequest | undefined, server: string | undefined) => void;
  /** A form that came with the page's address. */
  link?: string | undefined;
  /** What stands in the place of all that sends, where there is nothing to send. */
  end?: ReactElement;
}

/** The form that makes a request, sends it to the API itself, and shows what comes back. */
export function PlaygroundPanel({ data, schemas, isShown, choice, onRequest, link, end }: PlaygroundPanelProps): ReactElement {
  const place = useApiPlace(data.api.source);
  const { site } = place;
  const playground = usePlayground({ data, table: schemas.table, site, isShown, choice, onRequest });
  const { operation, draft, request, masked, open } = playground;
  const sender = useSend();
  const text = useText();
  const proxy = useContext(ProxyContext)(data.proxy);
  const [isTried, setTried] = useState(false);
  const [count, setCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const send = async (transport = proxy?.isOn && proxy.reaches(request.url) ? proxy.transport : undefined): Promise<void> => {
    setTried(true);
    const missing = request.notes.find(
      ({ code, name: parameter }) => code === 'missing-parameter' && operation.path.includes(`{${parameter}}`),
    );
    if (missing) return form.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${playground.id}.path.${missing.name}`)}"]`)?.focus();
    const sent = Date.now();
    // Fetched while the request is on its way: who goes on as soon as it is answered finds it among the recent ones.
    const adder = import('../keep/history-store.ts').then(({ addHistory }) => addHistory).catch(() => undefined);
    const answer = await sender.send(request, { credentials: data.credentials, transport, masked, open });
    const page = location.pathname + location.search;
    (await adder)?.(site, { operation, draft, page, sent, took: answer?.took ?? Date.now() - sent, answer });
    setCount((before) => before + 1);
    return undefined;
  };
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (!sender.isSending) void send();
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) submit(event);
  };
  const clear = (): void => {
    setTried(false);
    sender.clear();
    playground.clear();
  };

  return (
    <FieldsScope {...schemas} responses={operation.responses} sent={operation.graphql && String(request.body)}>
      {/* The key is pressed in one of its fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        className="octavo-try"
        noValidate
        autoComplete="off"
        aria-label={text('Try it')}
        onSubmit={submit}
        onKeyDown={pressKey}
      >
        <RequestFields playground={playground} authField={data.authField} link={link} isTried={isTried} hasSamples={!end} />
        {proxy && <proxy.Field isOn={proxy.isOn} onChange={proxy.set} />}
        {end ?? (
          <SendBar
            request={masked}
            isSending={sender.isSending}
            canFill={operation.parameters.length > 0 || operation.requestBody !== undefined}
            onStop={sender.stop}
            onFill={playground.fill}
            onClear={clear}
          />
        )}
      </form>
      <AnswerPanel
        outcome={sender.outcome}
        send={sender.send}
        remedy={
          proxy &&
          !proxy.isOn &&
          proxy.reaches(request.url) && (
            <proxy.Button
              onClick={() => {
                proxy.set(true);
                void send(proxy.transport);
              }}
            />
          )
        }
      />
      {!end && <Later loader={loadFormTools} render={(Tools) => <Tools playground={playground} place={place} count={count} />} />}
    </FieldsScope>
  );
}
