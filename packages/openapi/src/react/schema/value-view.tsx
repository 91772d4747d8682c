import type { ReactElement } from 'react';
import type { Json } from '@octavo/core';

/** More characters are behind a fold. */
const [LONGEST, BEGINNING] = [120, 60];

/** A value as it would be written in JSON; a text without its quotes. */
export function ValueView({ value }: { value: Json }): ReactElement {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  if (text.length <= LONGEST) return <code>{text}</code>;
  return (
    <details className="octavo-schema-value" data-markdown-ignore="">
      <summary>
        <code>{text.slice(0, BEGINNING)}…</code>
      </summary>
      <code>{text}</code>
    </details>
  );
}
