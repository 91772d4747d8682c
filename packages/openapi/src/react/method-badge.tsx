import type { ReactElement } from 'react';

/** The method of an operation, in its colour. */
export function MethodBadge({ method }: { method: string }): ReactElement {
  return (
    <span className="octavo-method" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}
