import * as v from 'valibot';
import { choice, flag, optionalFlag, optionalText } from '../../schema/field.ts';
import { pageActionSchema } from './page-action.ts';

/** Fields about the site and its pages: `contextual`, `search`, `seo`, `errors`, `variables`, `metadata`, `interaction`, `integrations`. */
export const siteEntries = {
  public: optionalFlag('Whether readers see the docs without signing in. A static site cannot hide them, so `false` gives a warning.'),
  contextual: v.exactOptional(
    v.pipe(
      v.object({
        options: v.pipe(v.array(pageActionSchema), v.description('Menu actions, in order.')),
        display: v.exactOptional(choice(['header', 'toc'], 'Beside the title of a page, or under its table of contents.'), 'header'),
        mcp: optionalText('URL of an MCP server for the docs, for `mcp`, `add-mcp`, `cursor` and `vscode`.'),
      }),
      v.description('The page menu; an empty list of options removes it.'),
    ),
  ),
  search: v.exactOptional(
    v.pipe(
      v.object({
        prompt: optionalText('Text in the empty search field.'),
        location: v.exactOptional(choice(['side', 'top'], 'Where the search field is.')),
      }),
      v.description('The search field.'),
    ),
  ),
  seo: v.exactOptional(
    v.pipe(
      v.object({
        metatags: v.exactOptional(
          v.pipe(
            v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
            v.description('Meta tags of every page, by name: `og:image`, `twitter:site`.'),
          ),
        ),
        organization: v.exactOptional(
          v.pipe(v.record(v.string(), v.unknown()), v.description('Publisher of the docs: `name`, `url`, `logo`, `sameAs`.')),
        ),
        indexing: v.exactOptional(choice(['navigable', 'all'], 'Whether search engines see pages outside the navigation.'), 'navigable'),
      }),
      v.description('Settings for search engines.'),
    ),
  ),
  errors: v.exactOptional(
    v.pipe(
      v.object({
        '404': v.exactOptional(
          v.pipe(
            v.object({
              redirect: flag('Whether unknown addresses redirect to the first page. Without `errors.404` they do not.', true),
              title: optionalText('Title of the page.'),
              description: optionalText('Text of the page.'),
            }),
            v.description('The page for unknown addresses (404).'),
          ),
        ),
      }),
      v.description('Error pages.'),
    ),
  ),
  variables: v.exactOptional(
    v.pipe(v.record(v.string(), v.union([v.string(), v.number()])), v.description('Values of `{{name}}` in pages.')),
  ),
  integrations: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.description('Other services: analytics, chat, consent.'))),
  interaction: v.exactOptional(
    v.pipe(
      v.object({ drilldown: optionalFlag('Whether expanding a group opens its first page.') }),
      v.description('Interaction of the sidebar.'),
    ),
  ),
  metadata: v.exactOptional(
    v.pipe(v.object({ timestamp: optionalFlag('Whether pages show when they were last changed.') }), v.description('Page metadata.')),
  ),
};
