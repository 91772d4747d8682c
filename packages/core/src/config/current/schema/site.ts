import * as v from 'valibot';
import { describeIntegrations } from '../../integrations.ts';
import { choice, flag, optionalFlag, optionalText } from '../../schema/field.ts';
import { pageActionSchema } from './page-action.ts';

/** Fields about the site and its pages: `contextual`, `search`, `seo`, `errors`, `variables`, `metadata`, `interaction`, `integrations`. */
export const siteEntries = {
  public: optionalFlag('Whether readers see the docs without signing in. A static site cannot hide them, so `false` gives a warning.'),
  contextual: v.exactOptional(
    v.pipe(
      v.object({
        options: v.pipe(
          v.array(pageActionSchema),
          v.description(
            'Actions of the menu, in order: built-in ones by name, and links of your own. Actions of a hosted service are omitted: `assistant`, `devin`, `devin-desktop`, `devin-mcp`, `windsurf`.',
          ),
        ),
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
        location: v.exactOptional(choice(['side', 'top'], 'Where the search field is: in the header (`top`) or in the sidebar (`side`).')),
      }),
      v.description('Text and place of the search field.'),
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
        indexing: v.exactOptional(
          choice(['navigable', 'all'], 'Which pages search engines see: those in the navigation (`navigable`), or `all`.'),
          'navigable',
        ),
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
              title: optionalText('Title of the 404 page.'),
              description: optionalText('Text of the 404 page: one line of Markdown.'),
            }),
            v.description('The page for unknown addresses (404).'),
          ),
        ),
      }),
      v.description('Pages that readers see in case of an error, by status.'),
    ),
  ),
  variables: v.exactOptional(
    v.pipe(v.record(v.string(), v.union([v.string(), v.number()])), v.description('Values of `{{name}}` in pages.')),
  ),
  integrations: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.description(describeIntegrations()))),
  interaction: v.exactOptional(
    v.pipe(
      v.object({ drilldown: optionalFlag('Whether expanding a group opens its first page.') }),
      v.description('What clicks in the sidebar do.'),
    ),
  ),
  metadata: v.exactOptional(
    v.pipe(
      v.object({ timestamp: optionalFlag('Whether pages show when they were last changed.') }),
      v.description('Metadata that pages show.'),
    ),
  ),
};
