import { CHANNELS_NOTE } from './field-notes.ts';
import type { FieldNote } from './field-note.ts';

const GATED =
  'The page is published, and not protected: static files are there for everyone. It is only kept from search engines and from the site’s search.';

/** Every field of a page's frontmatter that is shown otherwise, or not at all. One that is not here is the same. */
export const FRONTMATTER_NOTES: readonly FieldNote[] = [
  { field: 'public', status: 'unsupported', note: GATED, when: (value) => value === false || value === 'false' },
  {
    field: 'groups',
    status: 'unsupported',
    note: 'Static files know no groups: the page is published for everyone. Without `public: true` it is kept from search engines and from the site’s search.',
  },
  { field: 'asyncapi', status: 'differs', note: CHANNELS_NOTE },
  {
    field: 'playground',
    status: 'differs',
    note: 'The playground is shown to everyone: static files know no reader who is signed in.',
    when: (value) => value === 'auth',
  },
  { field: 'contextual', status: 'unsupported', note: 'The menu of a page is that of the config.' },
  { field: 'related', status: 'unsupported', note: 'No related pages are listed under a page.', when: (value) => value !== false },
  { field: 'graphql', status: 'unsupported', note: 'No pages are made of a GraphQL schema.' },
  { field: 'mode', status: 'unsupported', note: 'There is no assistant to talk with.', when: (value) => value === 'assistant' },
];
