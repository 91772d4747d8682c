import type { AssignmentProperty, Program } from 'estree-jsx';

/** Lets a snippet use its props by their bare names: `{word}` in the text is `props.word`, and empty when it is not given. */
export function recmaProps(names: ReadonlySet<string>): (tree: Program) => void {
  return (tree) => {
    if (names.size === 0) return;
    const properties = [...names].toSorted().map(createProperty);
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

function createProperty(name: string): AssignmentProperty {
  return {
    type: 'Property',
    kind: 'init',
    key: { type: 'Identifier', name },
    value: { type: 'AssignmentPattern', left: { type: 'Identifier', name }, right: { type: 'Literal', value: '' } },
    method: false,
    shorthand: true,
    computed: false,
  };
}
