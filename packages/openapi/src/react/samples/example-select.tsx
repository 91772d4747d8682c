import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { MediaType } from '../../model/media-type.ts';
import { listRequestExamples } from '../../page/list-examples.ts';
import type { ExampleChoice } from '../../request/create-sample-request.ts';
import { Html } from '../html.tsx';

interface ExampleSelectProps {
  content: readonly MediaType[];
  choice: ExampleChoice | undefined;
  onChoose: (choice: ExampleChoice) => void;
  /** Whether the samples hold what was typed: until one is chosen, none of the examples. */
  isTyped: boolean;
}

/** Chooses which example of the body the samples hold; nothing where there is one alone. */
export function ExampleSelect({ content, choice, onChoose, isTyped }: ExampleSelectProps): ReactElement | null {
  const text = useText();
  const choices = listRequestExamples(content);
  const found = choices.findIndex(({ media, example }) => media === choice?.media && example === choice.example);
  if (choices.length === 0) return null;
  const shown = isTyped ? found : Math.max(found, 0);
  return (
    <div className="octavo-api-choice">
      <label className="octavo-api-media">
        {text('Example')}{' '}
        <select
          className="octavo-select"
          value={shown}
          onChange={(event) => {
            const next = choices[Number(event.currentTarget.value)];
            if (next !== undefined) onChoose({ media: next.media, example: next.example });
          }}
        >
          {shown < 0 && <option value={shown}>{text('Fill with an example')}</option>}
          {choices.map(({ label, media, example }, index) => (
            <option key={`${media} ${example}`} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Html html={choices[shown]?.description} />
    </div>
  );
}
