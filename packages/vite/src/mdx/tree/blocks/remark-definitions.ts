import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from '../nodes/visit.ts';

/** Says whether a text may hold a list of definitions: a line that begins with a colon and a space. */
export function mayHaveDefinitions(text: string): boolean {
  return /^[ \t>]*: +\S/m.test(text);
}

/** Shows a paragraph `Term`, `: Definition`, each on a line of its own, as a list of definitions (`<dl>`). */
export function remarkDefinitions(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const parts = splitParts(node.children);
      const [term] = parts;
      if (!parent || index === undefined || term === undefined || parts.length < 2) return;
      // A term is one line.
      if (term.some((child) => child.type === 'break' || (child.type === 'text' && child.value.includes('\n')))) return;
      const list = createElement(
        'dl',
        parts.map((part, at) => createElement(at === 0 ? 'dt' : 'dd', part)),
      );
      const before = parent.children[index - 1];
      if (isList(before)) {
        before.children.push(...list.children);
        parent.children.splice(index, 1);
        return index;
      }
      parent.children[index] = { ...list, ...(node.position && { position: node.position }) };
      return undefined;
    });
  };
}

/** What stands before and after each line break with a colon and a space after it. */
function splitParts(children: readonly PhrasingContent[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type !== 'text') {
      parts.at(-1)?.push(child);
      continue;
    }
    child.value.split(/\n: +/).forEach((value, at) => {
      if (at > 0) parts.push([]);
      if (value !== '') parts.at(-1)?.push({ ...child, value });
    });
  }
  return parts;
}

/** Markdown's tree has no such node: `data.hName` names the element that it becomes. */
function createElement(hName: string, children: (PhrasingContent | Paragraph)[]): Paragraph {
  return { type: 'paragraph', data: { hName }, children: children as PhrasingContent[] };
}

function isList(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.hName === 'dl';
}
