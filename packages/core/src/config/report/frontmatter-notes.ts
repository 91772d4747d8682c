import { CHANNELS_NOTE } from './field-notes.ts';
import type { FieldNote } from './field-note.ts';

const GATED =
  'The page is published and not protected: static files are public. It is only hidden from search engines and from the site’s search.';

/** Every field of a page's frontmatter that is shown otherwise, or not at all. One that is not here is the same. */
export const FRONTMATTER_NOTES: readonly FieldNote[] = [
  { field: 'public', status: 'unsupported', note: GATED, when: (value) => value === false || value === 'false' },
  {
    field: 'groups',
    status: 'unsupported',
    note: 'A static site has no user groups: the page is published for everyone. Without `public: true` it is hidden from search engines and from the site’s search.',
  },
  { field: 'asyncapi', status: 'differs', note: CHANNELS_NOTE },
  {
    field: 'playground',
    status: 'differs',
    note: 'The playground is shown to everyone: a static site has no signed-in readers.',
    when: (value) => value === 'auth',
  },
  { field: 'contextual', status: 'unsupported', note: 'Pages use the menu that the config defines.' },
  { field: 'related', status: 'unsupported', note: 'Related pages are not shown.', when: (value) => value !== false },
  { field: 'mode', status: 'unsupported', note: 'There is no chat assistant.', when: (value) => value === 'assistant' },
];
