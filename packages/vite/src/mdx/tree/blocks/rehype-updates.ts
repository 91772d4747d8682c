import type { Program } from 'estree-jsx';
import type { Root } from 'hast';
import { EXIT, visit } from '../nodes/visit.ts';
import { staticString } from '../nodes/estree-nodes.ts';
import { isMdxElement } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';

/** Sets `<UpdateFilter tags="...">` before the first update of a page whose updates have tags, all of them in the order of the page. */
export function rehypeUpdates(): (tree: Root) => void {
  return (tree) => {
    const tags = new Set<string>();
    visit(tree, (node) => {
      if (isMdxElement(node) && node.name === 'Update') for (const tag of readTags(node)) tags.add(tag);
    });
    if (tags.size === 0) return;
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || node.name !== 'Update' || !parent || index === undefined) return undefined;
      const value = [...tags].join(', ');
      parent.children.splice(index, 0, {
        type: 'mdxJsxFlowElement',
        name: 'UpdateFilter',
        attributes: [{ type: 'mdxJsxAttribute', name: 'tags', value }],
        children: [],
      });
      return EXIT;
    });
  };
}

/** `tags="a, b"`, `tags={['a', 'b']}` -> `a`, `b`; what is computed is not known. */
function readTags(node: MdxElement): string[] {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'tags');
  if (typeof attribute?.value === 'string') return split(attribute.value);
  const program: Program | null | undefined = attribute?.value?.data?.estree;
  const statement = program?.body[0];
  if (statement?.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  if (expression.type !== 'ArrayExpression') return split(staticString(expression) ?? '');
  return expression.elements.flatMap((element) => staticString(element) ?? []);
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
