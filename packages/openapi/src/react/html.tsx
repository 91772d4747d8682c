import type { ReactElement } from 'react';

/** Sanitised HTML of a description, in the direction of its own text: the language of an API file is not always the page's; nothing where there is none. */
export function Html({ html, className = 'octavo-flow' }: { html: string | undefined; className?: string }): ReactElement | null {
  return html ? <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
