import * as v from 'valibot';
import { PAGE_ACTIONS } from '../../config.ts';
import type { PageAction } from '../../config.ts';
import { choice, flag, optionalText, text } from '../../schema/field.ts';
import { optionalFlag } from './group.ts';
import { iconSchema } from './icon.ts';

const action: v.GenericSchema<unknown, PageAction> = v.union([
  v.pipe(
    choice(PAGE_ACTIONS, 'An action that is known.'),
    v.transform((kind) => ({ kind })),
  ),
  v.pipe(
    v.object({
      title: text('Text of the link.'),
      description: optionalText('What it does, in a few words.'),
      icon: v.exactOptional(iconSchema),
      href: v.pipe(
        v.union([
          v.string(),
          v.object({
            base: text('Where the link leads.'),
            query: v.exactOptional(
              v.pipe(v.array(v.object({ key: text('Name.'), value: text('Value.') })), v.description('Its query.')),
              [],
            ),
          }),
        ]),
        v.description('Where the link leads; `$page` stands for the page’s Markdown, `$path` for its path, `$mcp` for the MCP server.'),
        v.transform((given) => (typeof given === 'string' ? given : joinQuery(given))),
      ),
    }),
    v.description('A link of your own.'),
    v.transform((link) => ({ kind: 'link' as const, ...link })),
  ),
]);

/** Fields about the site and its pages: `contextual`, `search`, `seo`, `errors`, `variables`, `metadata`, `interaction`, `integrations`. */
export const siteEntries: v.ObjectEntries = {
  public: optionalFlag('Whether readers who are not signed in see the docs.'),
  contextual: v.exactOptional(
    v.pipe(
      v.object({
        options: v.pipe(v.array(action), v.description('Actions of the menu, in their order.')),
        display: v.exactOptional(choice(['header', 'toc'], 'Beside the title of a page, or under its table of contents.'), 'header'),
        mcp: optionalText('Address of an MCP server about the docs, for `mcp`, `add-mcp`, `cursor` and `vscode`.'),
      }),
      v.description('A menu beside the title of a page.'),
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

/** `About $page & more` -> `About%20$page%20%26%20more` */
function encodeAround(value: string): string {
  return encodeURIComponent(value).replaceAll(/%24(?=(?:page|path|mcp)\b)/g, '$');
}

function joinQuery({ base, query }: { base: string; query: { key: string; value: string }[] }): string {
  const pairs = query.map(({ key, value }) => `${encodeURIComponent(key)}=${encodeAround(value)}`);
  return pairs.length === 0 ? base : `${base}${base.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
