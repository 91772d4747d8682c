import type { FieldNote } from './field-notes.ts';

const GATED = 'Octavo writes static files: everyone who reaches them sees every page. Let the host ask for a password.';

/** Every field of a page's frontmatter that is shown otherwise, or not at all. One that is not here is the same. */
export const FRONTMATTER_NOTES: readonly FieldNote[] = [
  { field: 'public', status: 'unsupported', note: GATED, when: (value) => value === false },
  { field: 'groups', status: 'unsupported', note: GATED },
  { field: 'asyncapi', status: 'unsupported', note: 'AsyncAPI files have no pages.' },
];
