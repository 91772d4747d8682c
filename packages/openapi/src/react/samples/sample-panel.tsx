import { CodeBlock, RequestExample } from '@octavo/theme';
import type { ReactElement, ReactNode } from 'react';
import type { OperationPageData } from '../../page/api-page-data.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import { createSamples, listGivenSamples } from '../../samples/create-samples.ts';
import { highlightCode } from '../code/highlight-code.ts';

interface SamplePanelProps {
  data: Pick<OperationPageData, 'operation' | 'languages' | 'hasGivenSamplesOnly'>;
  request: HttpRequest;
  /** Whether the reader chose an example of the body: samples that the file brings do not hold it, and ours stand for them. */
  isChosen?: boolean;
  /** Lets the reader choose an example of the body. */
  children?: ReactNode;
}

/** The request as code, in the reader's language: the page's Markdown has it in one. */
export function SamplePanel({ data, request, isChosen = false, children }: SamplePanelProps): ReactElement | null {
  const { operation, languages, hasGivenSamplesOnly = false } = data;
  const given = isChosen ? { samples: [] } : operation;
  const samples = hasGivenSamplesOnly ? listGivenSamples(operation) : createSamples(given, request, languages);
  if (samples.length === 0) return null;
  return (
    <>
      <RequestExample dropdown={samples.length > 3} data-markdown-ignore="">
        {samples.map(({ label, language, code }) => (
          <CodeBlock key={label} title={label} language={language} html={highlightCode(code, language)} />
        ))}
      </RequestExample>
      {children}
    </>
  );
}
