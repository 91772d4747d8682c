import { Tab, Tabs } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Response } from '../model/operation.ts';
import { nameStatus } from '../page/name-status.ts';
import { ResponseBody } from './response-body.tsx';

/** The answers of an operation, one shown at a time; the first that succeeds at first. */
export function ResponseList({ responses }: { responses: readonly Response[] }): ReactElement {
  const text = useText();
  const first = responses.findIndex(({ status }) => status.startsWith('2'));
  return (
    <Tabs label={text('Responses')} sync={false} defaultTabIndex={Math.max(first, 0)}>
      {responses.map((response) => (
        <Tab
          key={response.status}
          id={`response-${response.status}`}
          title={
            <span className="octavo-status" data-status={response.status.charAt(0)}>
              {response.status}
            </span>
          }
        >
          <p className="octavo-api-caption">{response.summary ?? nameStatus(response.status, text)}</p>
          <ResponseBody response={response} id={`response-${response.status}`} />
        </Tab>
      ))}
    </Tabs>
  );
}
