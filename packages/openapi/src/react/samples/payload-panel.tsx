import { RequestExample } from '@octavo/theme';
import type { ReactElement } from 'react';
import type { BodyExampleText } from '../../page/list-examples.ts';
import { ExampleBlock } from './example-block.tsx';
import { hasRoomForTabs } from './has-room-for-tabs.ts';

interface PayloadPanelProps {
  examples: readonly BodyExampleText[];
  /** What the examples are, for screen readers. */
  label: string;
}

/** What a webhook brings, the messages of a channel, or an operation of GraphQL: no request to copy. */
export function PayloadPanel({ examples, label }: PayloadPanelProps): ReactElement | null {
  if (examples.length === 0) return null;
  return (
    <RequestExample label={label} dropdown={examples.length > 1 && !hasRoomForTabs(examples)} sync={false}>
      {examples.map((example) => (
        <ExampleBlock key={example.title} {...example} />
      ))}
    </RequestExample>
  );
}
