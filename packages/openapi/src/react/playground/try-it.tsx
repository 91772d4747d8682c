import { useOctavoContext, useText } from '@octavo/theme/internal';
import { useCallback, useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { isRequest } from '../../model/operation.ts';
import type { OperationPageData } from '../../page/api-page-data.ts';
import type { ExampleChoice } from '../../request/create-sample-request.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import { Endpoint } from '../endpoint.tsx';
import type { LoadedSchemas } from '../schema/use-schema-table.ts';
import { useLazy } from '../use-lazy.ts';
import { useFormLink } from './share/use-form-link.ts';
import type { PlaygroundPanelProps } from './panel/playground-panel.tsx';

export interface TryItProps {
  data: OperationPageData;
  schemas: LoadedSchemas;
  onRequest: (request: HttpRequest | undefined) => void;
  /** Which example of the body the reader chose beside the sample: it is put into the form. */
  choice?: ExampleChoice | undefined;
  /** True to show the form from the beginning. */
  isOpen?: boolean;
  /** What loads the form, where it is another than that of a request: the same function at every render. */
  loadPanel?: LoadPanel;
}

/** Loads a form and its sheets. */
export type LoadPanel = (loadSheet: LoadSheet) => Promise<(props: PlaygroundPanelProps) => ReactElement>;

type LoadSheet = (name: 'playground' | 'playground-more') => Promise<unknown>;

/** The line that names an operation or a channel, with a button that opens the form beneath it; its code is loaded then. */
export function TryIt({ data, schemas, onRequest, choice, isOpen: isOpenAtFirst = false, loadPanel }: TryItProps): ReactElement {
  const id = useId();
  const text = useText();
  const { loadSheet = ignoreSheet } = useOctavoContext() ?? {};
  const { operation } = data;
  const { value: Panel, isFailed, load } = useLazy(useCallback(() => (loadPanel ?? loadPlayground)(loadSheet), [loadPanel, loadSheet]));
  const link = useFormLink(data.operation.key);
  const isAsked = isOpenAtFirst || link !== undefined;
  // Another link opens the form again.
  const [pressed, setPressed] = useState<{ link: string | undefined; isOpen: boolean }>();
  const isOpen = pressed && pressed.link === link ? pressed.isOpen : isAsked;
  const [server, setServer] = useState<string>();
  const follow = useCallback(
    (request: HttpRequest | undefined, address: string | undefined) => {
      onRequest(request);
      setServer(address);
    },
    [onRequest],
  );
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  if ((!loadPanel && !isRequest(operation)) || data.playground !== 'show') return <Endpoint operation={operation} />;
  return (
    <div className="octavo-try-it" data-open={isOpen || undefined}>
      <Endpoint operation={operation} server={server}>
        <button
          type="button"
          className="octavo-try-open"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            load();
            setPressed({ link, isOpen: !isOpen });
          }}
        >
          {text(isOpen ? 'Close' : 'Try it')}
        </button>
      </Endpoint>
      {/* Closed, it stays: what was typed is not lost. */}
      <div id={id} className="octavo-try-panel" hidden={!isOpen}>
        {Panel && <Panel data={data} schemas={schemas} isShown={isOpen} choice={choice} onRequest={follow} link={link} />}
        {!Panel && isOpen && <PanelState isFailed={isFailed} onRetry={load} />}
      </div>
    </div>
  );
}

function PanelState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }): ReactElement {
  const text = useText();
  return (
    <p className="octavo-try-note" role="status">
      {text(isFailed ? 'The form could not be loaded.' : 'Loading the form…')}{' '}
      {isFailed && (
        <button type="button" className="octavo-try-link" onClick={onRetry}>
          {text('Try again')}
        </button>
      )}
    </p>
  );
}

const loadPlayground: LoadPanel = async (loadSheet) => {
  const [module] = await Promise.all([import('./panel/playground-panel.tsx'), loadSheet('playground')]);
  return module.PlaygroundPanel;
};

const ignoreSheet = async (): Promise<void> => {};
