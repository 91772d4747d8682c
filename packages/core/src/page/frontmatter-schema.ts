import * as v from 'valibot';
import { ICON_TYPES } from './icon-types.ts';

/** What `mode` may say: how much stands around a page's text. */
export const PAGE_MODES = ['wide', 'custom', 'frame', 'center'] as const;

/** Also modes of the format: the usual one by its name, and one of the hosted original alone, which a report tells of. */
const OTHER_MODES = ['default', 'assistant'] as const;

/** What `playground` may say, beside the older names that mean the same and `auth`, which a report tells of. */
const PLAYGROUNDS = ['interactive', 'simple', 'none'] as const;
const OTHER_PLAYGROUNDS = ['show', 'hide', 'auth'] as const;

/** The frontmatter of a page: the fields that the format knows. Any other is the author's own. */
export const frontmatterSchema = v.looseObject({
  api: text('An endpoint that the page documents by hand: `GET https://api.example.com/users`.'),
  arazzo: text('A workflow of an Arazzo file: `flows.arazzo.yaml book`.'),
  asyncapi: text('A channel of an AsyncAPI file: `chat.yaml chat`.'),
  authMethod: text('Authentication of the playground on this page: `bearer`, `basic`, `key` or `none`.'),
  author: text('Meta tag: author of the page.'),
  boost: v.exactOptional(
    v.pipe(
      v.union([v.number(), v.string(), v.null()], 'a number'),
      v.description('Search rank factor of the page: 3 raises it, 0.5 lowers it.'),
    ),
  ),
  canonical: text('Canonical URL of the page, for search engines.'),
  contextual: any('The menu of the page (not supported).'),
  deprecated: flag('Marks the page as deprecated.'),
  description: text('Description of the page, in one sentence.'),
  draft: flag('Hides the page from the navigation and all lists; it stays reachable by its address.'),
  graphql: text('A definition of a GraphQL schema: `schema.graphql query route`, `object Route`.'),
  groups: any('User groups that may read the page (not supported): it is not listed anywhere, but not protected.'),
  hidden: flag('Hides the page from the navigation and all lists; it stays reachable by its address.'),
  hideApiMarker: flag('Hides the HTTP method of the page in the navigation.'),
  hideFooterPagination: flag('Hides the links to the previous and next page.'),
  icon: text('Name, address or path of the icon, or inline SVG.'),
  iconType: v.exactOptional(
    v.pipe(
      v.union([v.picklist(ICON_TYPES), v.null()], listNames(ICON_TYPES)),
      v.description(`Style of the icon: ${listNames(ICON_TYPES)}.`),
    ),
  ),
  keywords: any('Keywords for the search and for search engines: a list, or comma-separated text.'),
  lastUpdatedDate: text('Date of the last change, instead of the one from Git.'),
  live: flag('Runs React on the page in the browser, even if the build finds nothing that needs it.'),
  mode: v.exactOptional(
    v.pipe(
      v.union([v.picklist([...PAGE_MODES, ...OTHER_MODES]), v.null()], listNames(PAGE_MODES)),
      v.description(
        'Layout of the page. `wide` has no table of contents; `center` no sidebar either. `frame` is `wide` without the title, `custom` is `center` without title and margins.',
      ),
    ),
  ),
  noindex: flag('Hides the page from search engines and all lists.'),
  openapi: text('The operation that the page shows: `GET /users`, `openapi.json GET /users`, `webhook name`.'),
  'openapi-schema': text('The schema that the page shows: `User`, `openapi.json User`.'),
  playground: v.exactOptional(
    v.pipe(
      v.union([v.picklist([...PLAYGROUNDS, ...OTHER_PLAYGROUNDS]), v.null()], listNames(PLAYGROUNDS)),
      v.description(
        'What the page shows of the playground: the form (`interactive`; also `show`, `auth`), only the endpoint (`simple`), or nothing (`none`; also `hide`).',
      ),
    ),
  ),
  public: flag('`false` hides the page from all lists, but does not protect it.'),
  related: any('Related pages (not supported).'),
  robots: text('Meta tag for search engines: `noindex, nofollow`.'),
  rss: flag('Adds a feed of the `<Update>`s of the page.'),
  searchable: flag('`false` excludes the page from the search.'),
  sidebarTitle: text('Title in the navigation, if different.'),
  static: flag('Ships the page without React, whatever the build finds on it.'),
  tag: text('A short label beside the title.'),
  timestamp: flag('Whether the page shows when it was last changed.'),
  title: text('The title of the page.'),
  url: text('External URL that the navigation entry links to.'),
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

function listNames(values: readonly string[]): string {
  const names = values.map((value) => `\`${value}\``);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
