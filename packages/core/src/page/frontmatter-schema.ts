import * as v from 'valibot';

/** What `mode` may say: how much stands around a page's text. */
export const PAGE_MODES = ['wide', 'custom', 'frame', 'center'] as const;

/** Also modes of the format: the usual one by its name, and one of the hosted original alone, which a report tells of. */
const OTHER_MODES = ['default', 'assistant'] as const;

/** The frontmatter of a page: the fields that the format knows. Any other is the author's own. */
export const frontmatterSchema = v.looseObject({
  api: text('An endpoint that the page describes itself: `GET https://api.example.com/users`.'),
  asyncapi: text('A channel of an AsyncAPI file: `chat.yaml chat`.'),
  authMethod: text('How the playground of this page signs in: `bearer`, `basic`, `key` or `none`.'),
  author: text('Meta tag: who wrote the page.'),
  boost: v.exactOptional(
    v.pipe(
      v.union([v.number(), v.string(), v.null()], 'a number'),
      v.description('What the search multiplies the rank of the page by: 3 raises it, 0.5 lowers it.'),
    ),
  ),
  canonical: text('The address under which search engines are to know the page.'),
  contextual: any('The menu of the page, in the hosted original.'),
  deprecated: flag('Marks the page as deprecated.'),
  description: text('What the page is about, in a sentence.'),
  draft: flag('Leaves the page out of navigation and of all lists; it stays reachable by its address.'),
  graphql: any('A GraphQL operation, in the hosted original.'),
  groups: any('The groups of readers that the page is for. It is in no list; nothing protects it.'),
  hidden: flag('Leaves the page out of navigation and of all lists; it stays reachable by its address.'),
  hideApiMarker: flag('Shows no HTTP method beside the page in navigation.'),
  hideFooterPagination: flag('Shows no links to the previous and the next page.'),
  icon: text('Name, address or path of the icon, or inline SVG.'),
  iconType: text('Style of the icon: `regular`, `solid`, `light`, `thin`, `sharp-solid`, `duotone` or `brands`.'),
  keywords: any('Words that the search finds the page by, and search engines: a list, or a text with commas.'),
  lastUpdatedDate: text('When the page was changed last, instead of what Git says.'),
  mode: v.exactOptional(
    v.pipe(
      v.union([v.picklist([...PAGE_MODES, ...OTHER_MODES]), v.null()], listModes()),
      v.description('How much stands around the text.'),
    ),
  ),
  noindex: flag('Keeps the page from search engines, and out of all lists.'),
  openapi: text('The operation that the page shows: `GET /users`, `openapi.json GET /users`, `webhook name`.'),
  'openapi-schema': text('The schema that the page shows: `User`, `openapi.json User`.'),
  playground: text('What of the playground this page shows: `interactive`, `simple` or `none`.'),
  public: flag('`false` takes the page out of all lists; nothing protects it.'),
  related: any('Related pages, in the hosted original.'),
  robots: text('Meta tag for search engines: `noindex, nofollow`.'),
  rss: flag('Gives the page a feed of its `<Update>`s.'),
  searchable: flag('`false` keeps the page out of the search.'),
  sidebarTitle: text('The title in navigation, where it differs.'),
  tag: text('A short label beside the title.'),
  timestamp: flag('Whether the page says when it was changed last.'),
  title: text('The title of the page.'),
  url: text('An address elsewhere: the entry in navigation leads there.'),
  version: text('The version that the page belongs to.'),
});

/** The name of a field that the format knows. */
export type FrontmatterField = keyof typeof frontmatterSchema.entries;

/** A text: numbers and booleans are written as they stand, and nothing is as good as no field. */
function text(description: string) {
  return v.exactOptional(v.pipe(v.union([v.string(), v.number(), v.boolean(), v.null()], 'text'), v.description(description)));
}

/** A switch, also as a word. */
function flag(description: string) {
  const value = v.union([v.boolean(), v.picklist(['true', 'false']), v.null()], '`true` or `false`');
  return v.exactOptional(v.pipe(value, v.description(description)));
}

function any(description: string) {
  return v.exactOptional(v.pipe(v.any(), v.description(description)));
}

function listModes(): string {
  const names = PAGE_MODES.map((mode) => `\`${mode}\``);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
