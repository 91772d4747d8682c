import { useText } from '@octavo/theme/internal';
import { useHref } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { OperationPageData } from '../page/api-page-data.ts';
import { Html } from './html.tsx';
import { TryIt } from './playground/try-it.tsx';
import { ExampleSelect } from './samples/example-select.tsx';
import { ResponsePanel } from './samples/response-panel.tsx';
import { SamplePanel } from './samples/sample-panel.tsx';
import { useSchemaTable } from './schema/use-schema-table.ts';
import { useRequestState } from './use-request-state.ts';

export interface OperationCardProps {
  data: OperationPageData;
  /** True for the playground alone, open from the beginning. */
  isPlayground?: boolean;
}

/** An operation within the text of another page, whose Markdown leads to the page of the operation. */
export function OperationCard({ data, isPlayground = false }: OperationCardProps): ReactElement {
  const { operation, href } = data;
  const schemas = useSchemaTable(operation.schemas, data.chunks);
  const { request, isTyped, setTyped, choice, choose } = useRequestState(data);
  const resolveHref = useHref();
  const text = useText();
  return (
    <div className="octavo-api octavo-operation-card" data-markdown-ignore="">
      <TryIt data={data} schemas={schemas} onRequest={setTyped} choice={choice} isOpen={isPlayground} />
      {!isPlayground && <Html html={operation.description} />}
      <SamplePanel data={data} request={request} isChosen={choice !== undefined}>
        <ExampleSelect content={operation.requestBody?.content ?? []} choice={choice} onChoose={choose} isTyped={isTyped} />
      </SamplePanel>
      {!isPlayground && <ResponsePanel responses={operation.responses} />}
      {href !== undefined && (
        <p className="octavo-schema-note">
          <a href={resolveHref(href)}>{text('All fields and responses of this operation')}</a>
        </p>
      )}
    </div>
  );
}
