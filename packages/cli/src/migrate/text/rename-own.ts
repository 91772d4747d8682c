import type { PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { findScript } from '../code/find-script.ts';

/** Components of ours that are something else elsewhere, if anything. */
const UNLIKE =
  /^(?:Banner|Color|Columns?|Expandable|Frame|Icon|Panel|Playground|Prompt|Schema|Snippet|Tile|Tooltip|Update|View|Visibility)$/;
/** Names that the steps of a migration write as ours. */
const OURS =
  /^(?:Accordion(?:s|Item)?|Admonition|Anchor|Aside|Badge|Callout|Cards?|CardGrid|Code|CodeBlock|File|Files|FileTree|Folder|Image|Link|LinkButton|LinkCard|Steps?|Tab|TabItem|Table|Tabs)$/;
/** Where a tool's own components come from. */
const TOOL = String.raw`["'][^"']*(?:nextra|fumadocs|starlight|docusaurus|@theme|blume)[^"']*["']`;

/** An import of a site's own component, and what its uses are called. */
export interface RenamedImport {
  statement: string;
  rename(text: string): string;
}

/** Gives a site's own component that is called as one of the tool's (`Cards`) another name (`OwnCards`): it takes other attributes. */
export function renameOwn(statement: string, file: string, { source }: Pick<PageScope, 'source'>): RenamedImport {
  const script = findScript(file, source);
  const code = script === undefined ? undefined : source.read(script);
  // What wraps a component of the tool, or hands it on, is one of it.
  const isOwn = (name: string): boolean => code !== undefined && !new RegExp(`(?:\\b${name}\\b[^;'"]*|\\*\\s*)from\\s*${TOOL}`).test(code);
  const names: string[] = [];
  const renamed = statement.replace(/^import\s+([\s\S]*?)(?=\s*from\b)/, (head, list: string) => {
    const written = list.replaceAll(/([\w$]+)(\s+as\s+([\w$]+))?/g, (whole, name: string, _as: string | undefined, other = name) => {
      if (!(OURS.test(other) || UNLIKE.test(other)) || !isOwn(name)) return whole;
      names.push(other);
      return list.includes('{') ? `${name} as Own${other}` : `Own${other}`;
    });
    return head.replace(list, () => written);
  });
  if (names.length === 0) return { statement, rename: (text) => text };
  return {
    statement: renamed,
    rename: (text) => renameTags(text, names),
  };
}

/** Gives the components that a page imports in a framework of its own (`Playground`), and that are none of ours, another name than ours. */
export function renameUnlike(text: string, imported: readonly string[]): string {
  const names = imported.filter((name) => UNLIKE.test(name));
  return names.length === 0 ? text : renameTags(text, names);
}

function renameTags(text: string, names: readonly string[]): string {
  const tags = new RegExp(`(</?)(${names.join('|')})(?=[\\s/>.])`, 'g');
  return editProse(text, tags, ({ groups: [, sign = '', name = ''] }) => `${sign}Own${name}`);
}
