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
}

/** Chooses which example of the body the samples hold; nothing where there is one alone. */
export function ExampleSelect({ content, choice, onChoose }: ExampleSelectProps): ReactElement | null {
  const text = useText();
  const choices = listRequestExamples(content);
  const found = choices.findIndex(({ media, example }) => media === choice?.media && example === choice.example);
  const chosen = choices[Math.max(found, 0)];
  if (chosen === undefined) return null;
  return (
    <div className="octavo-api-choice">
      <label className="octavo-api-media">
        {text('Example')}{' '}
        <select
          className="octavo-select"
          value={Math.max(found, 0)}
          onChange={(event) => {
            const next = choices[Number(event.currentTarget.value)];
            if (next !== undefined) onChoose({ media: next.media, example: next.example });
          }}
        >
          {choices.map(({ label, media, example }, index) => (
            <option key={`${media} ${example}`} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Html html={chosen.description} />
    </div>
  );
}
