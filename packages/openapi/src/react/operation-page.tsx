import { useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import type { OperationPageData } from '../page/api-page-data.ts';
import type { ShownChange } from '../page/shown-changes.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';
import { ChangeContext } from './marks/change-context.ts';
import { ChangeList } from './marks/change-list.tsx';
import { CallbackList } from './callback-list.tsx';
import { DetailFold } from './detail-fold.tsx';
import { ExternalLink } from './external-link.tsx';
import { Html } from './html.tsx';
import { MediaTypes } from './media-types.tsx';
import { MissingServer } from './missing-server.tsx';
import { ParameterParts } from './parameter-parts.tsx';
import { ResponseList } from './response-list.tsx';
import { TryIt } from './playground/try-it.tsx';
import { SchemaPart } from './schema/schema-part.tsx';
import type { SchemaScope } from './schema/schema-scope.tsx';
import { useSchemaTable } from './schema/use-schema-table.ts';
import { listBodyExamples } from '../page/list-examples.ts';
import { useFieldLight } from './light/use-field-light.ts';
import { ExampleSelect } from './samples/example-select.tsx';
import { PayloadPanel } from './samples/payload-panel.tsx';
import { ResponsePanel } from './samples/response-panel.tsx';
import { SamplePanel } from './samples/sample-panel.tsx';
import { SecurityPart } from './security-part.tsx';
import { useRequestState } from './use-request-state.ts';

export interface OperationPageProps {
  data: OperationPageData;
  children?: ReactNode;
  /** The text's own examples: what they show is not shown once more. */
  examples?: ReactNode;
}

const NOTHING: readonly ShownChange[] = [];

/** The page of one operation or webhook: what is sent and what comes back, with samples beside it. */
export function OperationPage({ data, children, examples }: OperationPageProps): ReactElement {
  const text = useText();
  const { operation, expanded, order, labels, writtenDepth = WRITTEN_DEPTH, isDescribed = false, ownExamples = [] } = data;
  const schemas = useSchemaTable(operation.schemas, data.chunks);
  const { table, load } = schemas;
  const root = useFieldLight();
  // A webhook's request is what the reader receives.
  const [sent, received] = operation.kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
  const { request, isTyped, setTyped, choice, choose } = useRequestState(data);
  const requestScope: Omit<SchemaScope, 'openDepth'> = { table, load, expanded, writtenDepth, order, labels, direction: sent };
  const responseScope = { ...requestScope, direction: received };
  return (
    <div className="octavo-api octavo-beside" ref={root}>
      <div className="octavo-api-text octavo-beside-text">
        {data.changes && <ChangeList changes={data.changes} />}
        {operation.badges && (
          <p className="octavo-field-head octavo-api-badges">
            {operation.badges.map((badge) => (
              <span className="octavo-field-location" key={badge}>
                {badge}
              </span>
            ))}
          </p>
        )}
        {data.playground !== 'hide' && <TryIt data={data} schemas={schemas} onRequest={setTyped} choice={choice} />}
        {operation.kind === 'operation' && !operation.servers.some(({ url }) => /^(?:https?:)?\/\/|^\{/i.test(url)) && <MissingServer />}
        <Html html={operation.description} />
        {operation.externalDocs && <ExternalLink docs={operation.externalDocs} />}
        <DetailFold details={operation.details} />
      </div>
      <div className="octavo-beside-examples">
        {examples}
        {!ownExamples.includes('request') &&
          (operation.kind === 'webhook' ? (
            <PayloadPanel label={text('Body')} examples={listBodyExamples(text('Body'), operation.requestBody?.content ?? [])} />
          ) : (
            <SamplePanel data={data} request={request} isChosen={choice !== undefined}>
              <ExampleSelect content={operation.requestBody?.content ?? []} choice={choice} onChoose={choose} isTyped={isTyped} />
            </SamplePanel>
          ))}
        {!ownExamples.includes('response') && <ResponsePanel responses={operation.responses} />}
      </div>
      <div className="octavo-api-text octavo-beside-text">
        <ChangeContext value={data.changes?.list ?? NOTHING}>
          {children}
          {!isDescribed && <SecurityPart security={operation.security} />}
          {!isDescribed && <ParameterParts operation={operation} scope={requestScope} />}
          {!isDescribed && operation.requestBody && (
            <SchemaPart id="body" title={text('Body')} scope={requestScope}>
              <Html html={operation.requestBody.description} />
              {!operation.requestBody.required && <p className="octavo-schema-note">{text('The body is optional.')}</p>}
              <MediaTypes id="body" content={operation.requestBody.content} />
            </SchemaPart>
          )}
          {!isDescribed && operation.responses.length > 0 && (
            <SchemaPart id="responses" title={text('Responses')} scope={responseScope}>
              <ResponseList responses={operation.responses} />
            </SchemaPart>
          )}
          {!isDescribed && operation.callbacks.length > 0 && (
            <SchemaPart id="callbacks" title={text('Callbacks')} scope={responseScope}>
              <CallbackList callbacks={operation.callbacks} />
            </SchemaPart>
          )}
        </ChangeContext>
      </div>
    </div>
  );
}
