import type { ReactElement } from 'react';

/** Sanitised HTML of a description; nothing where there is none. */
export function Html({ html, className = 'octavo-flow' }: { html: string | undefined; className?: string }): ReactElement | null {
  return html ? <div className={className} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
