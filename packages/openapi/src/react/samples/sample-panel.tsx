import { CodeBlock, RequestExample } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { Operation } from '../../model/operation.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import { createSamples } from '../../samples/create-samples.ts';
import { highlightCode } from '../code/highlight-code.ts';

interface SamplePanelProps {
  operation: Operation;
  request: HttpRequest;
  languages: readonly string[];
}

/** The request as code, in the reader's language. */
export function SamplePanel({ operation, request, languages }: SamplePanelProps): ReactElement | null {
  const samples = createSamples(operation, request, languages);
  if (samples.length === 0) return null;
  return (
    <RequestExample dropdown={samples.length > 3}>
      {samples.map(({ label, language, code }) => (
        <CodeBlock key={label} title={label} language={language} html={highlightCode(code, language)} />
      ))}
    </RequestExample>
  );
}
