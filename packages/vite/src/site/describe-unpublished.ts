import type { Diagnostic } from '@octavo/core';

const SHOWN = 12;

/** Names the files that are left out since nothing refers to them, all at once. */
export function describeUnpublished(files: readonly string[]): Diagnostic[] {
  if (files.length === 0) return [];
  const names = files.toSorted();
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return [
    {
      code: 'site/not-published',
      severity: 'info',
      message: `Not published, since nothing refers to them: ${names.slice(0, SHOWN).join(', ')}${more}.`,
      hint: 'To publish a file, link to it or move it into the folder `public`.',
    },
  ];
}
