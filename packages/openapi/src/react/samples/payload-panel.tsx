import { RequestExample } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { RequestBody } from '../../model/operation.ts';
import { ExampleBlock } from './example-block.tsx';
import { listBodyExamples } from '../../page/list-examples.ts';

/** What a webhook brings. There is no request to copy: the API sends it. */
export function PayloadPanel({ body }: { body: RequestBody | undefined }): ReactElement | null {
  const examples = listBodyExamples('Payload', body?.content ?? []);
  if (examples.length === 0) return null;
  return (
    <RequestExample dropdown={examples.length > 1} sync={false}>
      {examples.map((example) => (
        <ExampleBlock key={example.title} {...example} />
      ))}
    </RequestExample>
  );
}
