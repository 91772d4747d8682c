import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';

/** The method of an operation, in its colour; what is no method of HTTP is a word of the page's language. */
export function MethodBadge({ method }: { method: string }): ReactElement {
  const text = useText();
  const name = method.toLowerCase();
  return (
    <span className="octavo-method" data-method={name}>
      {name === 'webhook' ? text('Webhook') : name === 'channel' ? text('CHANNEL') : method}
    </span>
  );
}
