import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';

/** `API` -> `<abbr title="…">API</abbr>` */
export function remarkAbbr(meanings: Record<string, string>): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'text', (node: Text, index, parent) => {
      const name = Object.keys(meanings).find((one) => node.value.includes(one));
      if (name === undefined || index === undefined || parent === undefined || parent.type === 'emphasis') return;
      const [before = '', ...after] = node.value.split(name);
      parent.children.splice(
        index,
        1,
        { type: 'text', value: before },
        {
          type: 'emphasis',
          children: [{ type: 'text', value: name }],
          data: { hName: 'abbr', hProperties: { title: meanings[name] } },
        },
        { type: 'text', value: after.join(name) },
      );
    });
  };
}
