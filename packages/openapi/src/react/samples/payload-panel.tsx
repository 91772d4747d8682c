import { RequestExample } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { BodyExampleText } from '../../page/list-examples.ts';
import { ExampleBlock } from './example-block.tsx';
import { hasRoomForTabs } from './has-room-for-tabs.ts';

/** What a webhook brings, or the messages of a channel. There is no request to copy: the API sends it. */
export function PayloadPanel({ examples }: { examples: readonly BodyExampleText[] }): ReactElement | null {
  if (examples.length === 0) return null;
  return (
    <RequestExample dropdown={examples.length > 1 && !hasRoomForTabs(examples)} sync={false}>
      {examples.map((example) => (
        <ExampleBlock key={example.title} {...example} />
      ))}
    </RequestExample>
  );
}
