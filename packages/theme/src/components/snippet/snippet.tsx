import type { ReactElement, ReactNode } from 'react';

/** A piece of another file. The compiler replaces it; what is left shows its children. */
export function Snippet({ children }: { file?: string; children?: ReactNode }): ReactElement {
  return <>{children}</>;
}
