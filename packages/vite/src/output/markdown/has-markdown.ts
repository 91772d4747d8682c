import { readsMarkdown } from '@octavo/core';
import type { Site } from '@octavo/core';

/** Whether a site's pages are there as Markdown too: where their menu copies, shows or hands on their text. */
export function hasMarkdown({ config: { contextual } }: Site): boolean {
  return (contextual?.options ?? []).some(readsMarkdown);
}
