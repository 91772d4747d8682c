import type { ReactElement } from 'react';
import type { Answer } from '../send/read-response.ts';

/** The headers of an answer. */
export function HeaderList({ headers }: { headers: Answer['headers'] }): ReactElement {
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
        A browser shows a page only the headers that the API exposes (Access-Control-Expose-Headers).
      </p>
    </>
  );
}
