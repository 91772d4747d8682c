import * as v from 'valibot';
import { listAssistants } from '../../assistants.ts';
import { choice, optionalText, text } from '../../schema/field.ts';
import { iconSchema } from './icon.ts';

/** The actions of a page's menu that the format knows. */
const PAGE_ACTIONS = [
  'copy',
  'view',
  'download-pdf',
  'download-spec',
  'assistant',
  ...listAssistants(),
  'devin',
  'devin-desktop',
  'windsurf',
  'mcp',
  'add-mcp',
  'devin-mcp',
  'cursor',
  'vscode',
] as const;

/** An action of a page's menu: one that is known, or a link of the author's. */
export const pageActionSchema = v.union([
  v.pipe(
    choice(PAGE_ACTIONS, 'A built-in action.'),
    v.transform((kind) => ({ kind })),
  ),
  v.pipe(
    v.object({
      title: text('Text of the link.'),
      description: optionalText('A line below the text of the link.'),
      icon: v.exactOptional(iconSchema),
      href: v.pipe(
        v.union([
          v.string(),
          v.object({
            base: text('Where the link leads.'),
            query: v.exactOptional(
              v.pipe(
                v.array(
                  v.object({
                    key: text('Name of the parameter.'),
                    value: text('Value of the parameter; `$page`, `$path` and `$mcp` work here, too.'),
                  }),
                ),
                v.description('Parameters to add to its query.'),
              ),
              [],
            ),
          }),
        ]),
        v.description('Where the link leads; `$page` is the Markdown of the page, `$path` for its path, `$mcp` for the MCP server.'),
        v.transform((given) => (typeof given === 'string' ? given : joinQuery(given))),
      ),
    }),
    v.description('A link of your own.'),
    v.transform((link) => ({ kind: 'link' as const, ...link })),
  ),
]);

/** One action, in whose address `$page`, `$path` and `$mcp` stand for the page and the MCP server. */
export type PageAction = v.InferOutput<typeof pageActionSchema>;

/** `About $page & more` -> `About%20$page%20%26%20more` */
function encodeAround(value: string): string {
  return encodeURIComponent(value).replaceAll(/%24(?=(?:page|path|mcp)\b)/g, '$');
}

function joinQuery({ base, query }: { base: string; query: { key: string; value: string }[] }): string {
  const pairs = query.map(({ key, value }) => `${encodeURIComponent(key)}=${encodeAround(value)}`);
  return pairs.length === 0 ? base : `${base}${base.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
