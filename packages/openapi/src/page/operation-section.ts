import type { ApiTexts } from '@octavo/core';

/** A part of an operation's page, in the table of contents. */
export interface OperationSection {
  id: string;
  /** A text of the API pages, in English. */
  title: keyof ApiTexts;
}
