import type { Element, Root, RootContent } from 'hast';

/** What stands beside a page's text on a wide screen. */
const BESIDE: ReadonlySet<string> = new Set(['RequestExample', 'ResponseExample', 'Panel']);

/**
 * Gathers the examples and panels that stand between a page's blocks into one element, at the place of the first, with the text around it
 * in two more: a style sheet can pin the one beside the others. `a, <Panel>, b` -> `<div><div>a</div><div><Panel></div><div>b</div></div>`. `names` is told
 * which components those are.
 */
export function rehypeBeside(names: string[]): (tree: Root) => void {
  return (tree) => {
    const first = tree.children.findIndex(isBeside);
    if (first === -1) return;
    names.push(...new Set(tree.children.flatMap((node) => findName(node) ?? [])));
    const blocks = tree.children.filter((node) => node.type !== 'mdxjsEsm');
    const isBefore = (node: RootContent): boolean => tree.children.indexOf(node) < first;
    const text = blocks.filter((node) => !isBeside(node));
    const parts = [
      createPart('octavo-beside-text octavo-prose', text.filter(isBefore)),
      createPart('octavo-beside-examples', blocks.filter(isBeside)),
      createPart(
        'octavo-beside-text octavo-prose',
        text.filter((node) => !isBefore(node)),
      ),
    ];
    const filled = parts.filter(({ children }) => children.some((node) => node.type !== 'text'));
    tree.children = [...tree.children.filter((node) => node.type === 'mdxjsEsm'), createPart('octavo-beside', filled)];
  };
}

function isBeside(node: RootContent): boolean {
  return findName(node) !== undefined;
}

function findName(node: RootContent): string | undefined {
  const name = node.type === 'mdxJsxFlowElement' ? node.name : null;
  return name !== null && BESIDE.has(name) ? name : undefined;
}

function createPart(className: string, children: RootContent[]): Element {
  const properties = { className: className.split(' ') };
  return {
    type: 'element',
    tagName: 'div',
    properties,
    children: children.filter((node) => node.type !== 'doctype' && node.type !== 'mdxjsEsm'),
  };
}
