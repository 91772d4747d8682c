import type { ReactElement } from 'react';
import type { Response } from '../model/operation.ts';
import { nameStatus } from '../page/name-status.ts';
import { ResponseBody } from './response-body.tsx';

/** The answers of an operation; the first that succeeds is open. */
export function ResponseList({ responses }: { responses: readonly Response[] }): ReactElement {
  const first = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  return (
    <div className="octavo-responses">
      {responses.map((response) => (
        <details
          key={response.status}
          className="octavo-response"
          id={`response-${response.status}`}
          open={response === first}
          suppressHydrationWarning
        >
          <summary>
            <span className="octavo-status" data-status={response.status.charAt(0)}>
              {response.status}
            </span>
            <span>{response.summary ?? nameStatus(response.status)}</span>
          </summary>
          <ResponseBody response={response} id={`response-${response.status}`} />
        </details>
      ))}
    </div>
  );
}
