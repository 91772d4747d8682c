import type { ReactElement, ReactNode } from 'react';

export interface SnippetProps {
  /** Path of the file, from the folder `snippets`. */
  file?: string;
  children?: ReactNode;
}

/** A piece of another file. The compiler replaces it; what is left shows its children. */
export function Snippet({ children }: SnippetProps): ReactElement {
  return <>{children}</>;
}
