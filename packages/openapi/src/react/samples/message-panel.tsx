import { RequestExample } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { Response } from '../../model/operation.ts';
import { listBodyExamples } from '../../page/list-examples.ts';
import { ExampleBlock } from './example-block.tsx';

/** Examples of the messages of a channel. */
export function MessagePanel({ messages }: { messages: readonly Response[] }): ReactElement | null {
  const examples = messages.flatMap(({ status, content }) => listBodyExamples(status, content));
  if (examples.length === 0) return null;
  return (
    <RequestExample dropdown={examples.length > 1} sync={false}>
      {examples.map((example) => (
        <ExampleBlock key={example.title} {...example} />
      ))}
    </RequestExample>
  );
}
