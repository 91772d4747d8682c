import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Answer } from '../send/read-response.ts';
import { formatElapsed } from './format-bytes.ts';

/** The headers of an answer, and when it began. */
export function HeaderList({ headers, waited }: Pick<Answer, 'headers' | 'waited'>): ReactElement {
  const text = useText();
  return (
    <>
      <dl className="octavo-try-headers">
        {headers.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="octavo-try-note octavo-try-inset">
        {text('First byte after {time}', { time: formatElapsed(waited) })}.{' '}
        {text('Browsers only show the headers that the API exposes (Access-Control-Expose-Headers).')}
      </p>
    </>
  );
}
