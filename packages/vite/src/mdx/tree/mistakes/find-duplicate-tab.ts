import type { Nodes } from 'mdast';
import { parseFenceMeta } from '../../code/fence-meta.ts';
import { nameLanguage } from '../../code/name-language.ts';
import type { Mistake } from './mistake.ts';

/** `<Tab title="a">` twice in one `<Tabs>`, and two blocks of one title, or of one language without a title, in one `<CodeGroup>`. */
export function findDuplicateTab(node: Nodes): Mistake[] {
  if (node.type !== 'mdxJsxFlowElement' || (node.name !== 'Tabs' && node.name !== 'CodeGroup')) return [];
  const seen = new Set<string>();
  // Tabs that are written in lines of their own text stand in a paragraph.
  const children = node.children.flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]));
  return children.flatMap((child): Mistake[] => {
    const title = node.name === 'Tabs' ? readTabTitle(child) : readBlockTitle(child);
    if (title === undefined || child.position === undefined) return [];
    if (!seen.has(title)) {
      seen.add(title);
      return [];
    }
    const { line, column } = child.position.start;
    const message = `Two tabs of this <${node.name}> are called "${title}"; readers cannot tell them apart.`;
    const hint = node.name === 'Tabs' ? 'Give each tab its own title.' : 'Give each block its own title: ```js server.js';
    return [{ code: 'page/duplicate-tab', message, hint, place: { line, column }, length: 4 }];
  });
}

function readTabTitle(child: Nodes): string | undefined {
  if ((child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') || child.name !== 'Tab') return undefined;
  const title = child.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value;
  return typeof title === 'string' ? title : undefined;
}

/** What names the tab of a block; a block of a file may take its title from there. */
function readBlockTitle(child: Nodes): string | undefined {
  if (child.type !== 'code' || /(?:^|\s)(?:file|label)=/.test(child.meta ?? '')) return undefined;
  const { title, language } = parseFenceMeta(child.lang, child.meta);
  return title ?? nameLanguage(language);
}
