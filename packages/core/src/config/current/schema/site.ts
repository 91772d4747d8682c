import * as v from 'valibot';
import { choice, flag, optionalFlag, optionalText } from '../../schema/field.ts';
import { pageActionSchema } from './page-action.ts';

/** Fields about the site and its pages: `contextual`, `search`, `seo`, `errors`, `variables`, `metadata`, `interaction`, `integrations`. */
export const siteEntries = {
  public: optionalFlag('Whether readers who are not signed in see the docs.'),
  contextual: v.exactOptional(
    v.pipe(
      v.object({
        options: v.pipe(v.array(pageActionSchema), v.description('Actions of the menu, in their order.')),
        display: v.exactOptional(choice(['header', 'toc'], 'Beside the title of a page, or under its table of contents.'), 'header'),
        mcp: optionalText('Address of an MCP server about the docs, for `mcp`, `add-mcp`, `cursor` and `vscode`.'),
      }),
      v.description('The menu of a page, instead of the usual one; no options leave it out.'),
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
          v.pipe(v.record(v.string(), v.unknown()), v.description('Who publishes the docs: `name`, `url`, `logo`, `sameAs`.')),
        ),
        indexing: v.exactOptional(choice(['navigable', 'all'], 'Whether search engines see pages outside the navigation.'), 'navigable'),
      }),
      v.description('What search engines are told.'),
    ),
  ),
  errors: v.exactOptional(
    v.pipe(
      v.object({
        '404': v.exactOptional(
          v.pipe(
            v.object({
              redirect: flag('Whether an address that leads nowhere leads to the first page.', true),
              title: optionalText('Title of the page.'),
              description: optionalText('Text of the page.'),
            }),
            v.description('The page of an address that leads nowhere.'),
          ),
        ),
      }),
      v.description('Pages for what goes wrong.'),
    ),
  ),
  variables: v.exactOptional(
    v.pipe(v.record(v.string(), v.union([v.string(), v.number()])), v.description('What `{{name}}` stands for in pages.')),
  ),
  integrations: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.description('Other services: analytics, chat, consent.'))),
  interaction: v.exactOptional(
    v.pipe(v.object({ drilldown: optionalFlag('Whether a group opens its first page.') }), v.description('How the sidebar answers.')),
  ),
  metadata: v.exactOptional(
    v.pipe(
      v.object({ timestamp: optionalFlag('Whether pages say when they were changed last.') }),
      v.description('What pages say about themselves.'),
    ),
  ),
};
