import { ResponseExample } from '@octavo/theme';
import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Response } from '../../model/operation.ts';
import { ExampleBlock } from './example-block.tsx';
import { fitTitles } from './fit-titles.ts';
import { hasRoomForTabs } from './has-room-for-tabs.ts';
import { listExamples } from '../../page/list-examples.ts';

/** What comes back, by status. */
export function ResponsePanel({ responses }: { responses: readonly Response[] }): ReactElement | null {
  const text = useText();
  const examples = fitTitles(listExamples(responses, text));
  if (examples.length === 0) return null;
  return (
    <ResponseExample dropdown={examples.length > 1 && !hasRoomForTabs(examples)} sync={false}>
      {examples.map((example) => (
        <ExampleBlock key={example.title} {...example} />
      ))}
    </ResponseExample>
  );
}
