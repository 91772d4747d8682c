import type { ReactElement, ReactNode } from 'react';

export interface VisibilityProps {
  /** `humans` (the default), or `agents` for text that is only in the Markdown of the page. */
  for?: string | undefined;
  children?: ReactNode;
}

/** Shows its content to readers, or leaves it to the page's Markdown twin. It adds no element, so it stands within text too. */
export function Visibility(props: VisibilityProps): ReactElement | null {
  return props.for?.trim().toLowerCase() === 'agents' ? null : <>{props.children}</>;
}
