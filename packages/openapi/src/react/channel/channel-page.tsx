import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { groupMessages } from '../../page/group-messages.ts';
import { WRITTEN_DEPTH } from '../../page/written-depth.ts';
import { Endpoint } from '../endpoint.tsx';
import { DetailFold } from '../detail-fold.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Html } from '../html.tsx';
import { MessageList } from './message-list.tsx';
import type { OperationPageProps } from '../operation-page.tsx';
import { ParameterParts } from '../parameter-parts.tsx';
import { listBodyExamples } from '../../page/list-examples.ts';
import type { LoadPanel } from '../playground/try-it.tsx';
import { TryIt } from '../playground/try-it.tsx';
import { PayloadPanel } from '../samples/payload-panel.tsx';
import { SchemaPart } from '../schema/schema-part.tsx';
import { useSchemaTable } from '../schema/use-schema-table.ts';
import { SecurityPart } from '../security-part.tsx';

/** The page of one channel of an AsyncAPI file: its address, and the messages that go over it in either direction. */
export function ChannelPage({ data, children, examples }: OperationPageProps): ReactElement {
  const text = useText();
  const { operation, expanded, order, labels, writtenDepth = WRITTEN_DEPTH, ownExamples = [] } = data;
  const schemas = useSchemaTable(operation.schemas, data.chunks);
  const scope = { ...schemas, expanded, writtenDepth, order, labels, direction: 'response' as const };
  const hasOwn = ownExamples.includes('request') || ownExamples.includes('response');
  return (
    <div className="octavo-api octavo-beside">
      <div className="octavo-api-text octavo-beside-text">
        {operation.opens === undefined ? (
          <Endpoint operation={operation} />
        ) : (
          <TryIt data={data} schemas={schemas} onRequest={ignore} loadPanel={loadPanel} />
        )}
        <Html html={operation.description} />
        {operation.externalDocs && <ExternalLink docs={operation.externalDocs} />}
        <DetailFold details={operation.details} />
      </div>
      <div className="octavo-beside-examples">
        {examples}
        {!hasOwn && (
          <PayloadPanel
            label={text('Messages')}
            examples={operation.responses.flatMap(({ status, content }) => listBodyExamples(status, content))}
          />
        )}
      </div>
      <div className="octavo-api-text octavo-beside-text">
        {children}
        <SecurityPart security={operation.security} />
        <ParameterParts operation={operation} scope={scope} />
        {groupMessages(operation).map(({ id, title, note, actions, messages }) => (
          <SchemaPart key={id} id={id} title={text(title)} scope={scope}>
            {note !== undefined && <p className="octavo-schema-note">{text(note)}</p>}
            {actions.map(({ name, summary, description, details }) => (
              <div key={name} className="octavo-flow">
                <p>
                  <code>{name}</code> {summary}
                </p>
                <Html html={description} />
                <DetailFold details={details} />
              </div>
            ))}
            <MessageList messages={messages} id={id} />
          </SchemaPart>
        ))}
      </div>
    </div>
  );
}

const loadPanel: LoadPanel = async (loadSheet) => {
  const [module] = await Promise.all([import('./channel-panel.tsx'), loadSheet('playground'), loadSheet('playground-more')]);
  return module.ChannelPanel;
};

function ignore(): void {
  // A channel has no samples that follow what is typed.
}
