import { H2 } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import type { ReactElement, ReactNode } from 'react';
import { isRequest } from '../../model/operation.ts';
import { isPageAddress } from '../../model/is-page-address.ts';
import { writeHead } from '../../model/graphql.ts';
import type { GraphqlPart } from '../../model/graphql.ts';
import type { OperationPageData } from '../../page/api-page-data.ts';
import { listPossibleTypes } from '../../page/list-definition-sections.ts';
import { ExternalLink } from '../external-link.tsx';
import { Html } from '../html.tsx';
import { MissingServer } from '../missing-server.tsx';
import { TryIt } from '../playground/try-it.tsx';
import { PayloadPanel } from '../samples/payload-panel.tsx';
import { ResponsePanel } from '../samples/response-panel.tsx';
import { SamplePanel } from '../samples/sample-panel.tsx';
import { useSchemaTable } from '../schema/use-schema-table.ts';
import { SecurityPart } from '../security-part.tsx';
import { useRequestState } from '../use-request-state.ts';
import { NameList, TypeLink } from './type-link.tsx';
import { ValueRow } from './value-row.tsx';

/** A page of a GraphQL definition shows nothing without one. */
export function GraphqlPage({ data, children }: { data: OperationPageData; children?: ReactNode }): ReactElement | null {
  const { graphql } = data.operation;
  if (graphql === undefined) return null;
  const Page = graphql.example === undefined ? TypePage : FieldPage;
  return (
    <Page data={data} part={graphql}>
      {children}
    </Page>
  );
}

interface PartProps {
  data: OperationPageData;
  part: GraphqlPart;
  children?: ReactNode;
}

/** The page of a query, a mutation or a subscription: arguments and type, with an operation beside them. */
function FieldPage({ data, part, children }: PartProps): ReactElement {
  const text = useText();
  const { operation } = data;
  const schemas = useSchemaTable(operation.schemas, data.chunks);
  const { request, setTyped, choice } = useRequestState(data);
  const { example = '', variables } = part;
  const shown = [
    { title: 'GraphQL', language: 'graphql', code: example },
    ...(variables === undefined ? [] : [{ title: text('Variables'), language: 'json', code: variables }]),
  ];
  return (
    <div className="octavo-api octavo-beside">
      <div className="octavo-api-text octavo-beside-text">
        {data.playground !== 'hide' && <TryIt data={data} schemas={schemas} onRequest={setTyped} choice={choice} />}
        {isRequest(operation) && operation.servers.length === 0 && <MissingServer />}
        {!isRequest(operation) && <p className="octavo-schema-note">{text('Subscriptions are not sent from this page.')}</p>}
        <Html html={part.description} />
        <Deprecation part={part} />
        {part.directives.length > 0 && (
          <p className="octavo-graphql-head">
            <code>{part.directives.join(' ')}</code>
          </p>
        )}
      </div>
      <div className="octavo-beside-examples">
        <PayloadPanel label={text('Example')} examples={shown.map((one) => ({ ...one, isGenerated: true, isShortened: false }))} />
        {isRequest(operation) && <SamplePanel data={data} request={request} />}
        <ResponsePanel responses={operation.responses} />
      </div>
      <div className="octavo-api-text octavo-beside-text">
        {children}
        <SecurityPart security={operation.security} />
        <Rows id="arguments" title={text('Arguments')} rows={part.arguments} data={data} />
        <section className="octavo-api-part">
          <H2 id="returns">{text('Returns')}</H2>
          <p>
            <TypeLink type={part.type} hrefs={data.hrefs} />
          </p>
        </section>
      </div>
    </div>
  );
}

/** The page of a type or a directive: what it is made of, and where it is used. */
function TypePage({ data, part, children }: PartProps): ReactElement {
  const text = useText();
  const { hrefs } = data;
  return (
    <div className="octavo-api octavo-beside-text">
      <p className="octavo-graphql-head">
        <code>{writeHead(part)}</code>
      </p>
      <Html html={part.description} />
      {part.specifiedBy !== undefined && <SpecifiedBy url={part.specifiedBy} />}
      {children}
      <Rows id="arguments" title={text('Arguments')} rows={part.arguments} data={data} />
      <Rows id="fields" title={text('Fields')} rows={part.fields} data={data} />
      <Rows id="values" title={text('Values')} rows={part.values} data={data} />
      <NameList id="implements" title={text('Implements')} names={part.interfaces} hrefs={hrefs} />
      <NameList id="possible-types" title={text('Possible types')} names={listPossibleTypes(part)} hrefs={hrefs} />
      <NameList id="locations" title={text('Locations')} names={part.locations} hrefs={hrefs} />
      <NameList id="used-by" title={text('Used by')} names={part.usedBy} more={part.usedByMore} hrefs={hrefs} />
    </div>
  );
}

/** An address that is none of the web is shown as text. */
function SpecifiedBy({ url }: { url: string }): ReactElement {
  return isPageAddress(url) ? <ExternalLink docs={{ url, description: '' }} /> : <code>{url}</code>;
}

function Deprecation({ part: { deprecated } }: { part: GraphqlPart }): ReactElement | null {
  const text = useText();
  return deprecated === undefined ? null : (
    <div className="octavo-schema-note octavo-flow">
      <span className="octavo-field-deprecated">{text('deprecated')}</span>
      <Html html={deprecated} />
    </div>
  );
}

interface RowsProps {
  id: string;
  title: string;
  rows: GraphqlPart['fields'] | GraphqlPart['values'];
  data: OperationPageData;
}

function Rows({ id, title, rows, data }: RowsProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <section className="octavo-api-part">
      <H2 id={id}>{title}</H2>
      {rows.map((row) => (
        <ValueRow
          key={row.name}
          id={`${id}.${row.name}`}
          value={row}
          hrefs={data.hrefs}
          isInput={id === 'arguments' || data.operation.graphql?.kind === 'input'}
        />
      ))}
    </section>
  );
}
