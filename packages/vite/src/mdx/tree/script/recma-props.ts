import { visit } from 'estree-util-visit';
import type { AssignmentProperty, Program } from 'estree-jsx';

/**
 * Lets a snippet use its props by their bare names: `{word}` in the text is `props.word`, and empty when it is not given, but for
 * a word that has a default of its own: `{word ?? 'other'}`.
 */
export function recmaProps(names: ReadonlySet<string>): (tree: Program) => void {
  return (tree) => {
    if (names.size === 0) return;
    const defaulted = findDefaulted(tree);
    const properties = [...names].toSorted().map((name) => createProperty(name, defaulted.has(name)));
    for (const statement of tree.body) {
      if (statement.type !== 'FunctionDeclaration' || statement.id?.name !== '_createMdxContent') continue;
      statement.body.body.unshift({
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          { type: 'VariableDeclarator', id: { type: 'ObjectPattern', properties }, init: { type: 'Identifier', name: 'props' } },
        ],
      });
    }
  };
}

/** The names that stand before a `??`. */
function findDefaulted(tree: Program): ReadonlySet<string> {
  const found = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'LogicalExpression' && node.operator === '??' && node.left.type === 'Identifier') found.add(node.left.name);
  });
  return found;
}

function createProperty(name: string, isDefaulted: boolean): AssignmentProperty {
  const local = { type: 'Identifier', name } as const;
  return {
    type: 'Property',
    kind: 'init',
    key: local,
    value: isDefaulted ? local : { type: 'AssignmentPattern', left: local, right: { type: 'Literal', value: '' } },
    method: false,
    shorthand: true,
    computed: false,
  };
}
