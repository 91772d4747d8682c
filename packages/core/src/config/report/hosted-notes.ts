import type { FieldNote } from './field-note.ts';

const PLACES = [
  'navigation.',
  ...['products', 'languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups'].map((list) => `${list}[].`),
];

/** Fields for what a server of the hosted original does. */
export const HOSTED_NOTES: readonly FieldNote[] = [
  {
    field: 'markdown',
    status: 'unsupported',
    note: 'Pages as Markdown hold their own text alone, and of an API page what the page shows: no instructions, no whole API file.',
  },
  { field: 'seo.organization', status: 'unsupported', note: 'Pages hold no structured data about who publishes them.' },
  ...PLACES.flatMap((place): FieldNote[] => [
    { field: `${place}sdk`, status: 'unsupported', note: 'No pages are made of what TypeDoc and its like write.' },
    { field: `${place}graphql`, status: 'unsupported', note: 'No pages are made of a GraphQL schema.' },
    {
      field: `${place}directory`,
      status: 'unsupported',
      note: 'Root pages list no pages of their group.',
      when: (value) => value === 'accordion' || value === 'card',
    },
  ]),
];
