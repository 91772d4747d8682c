import type { ExportDefaultDeclaration, Pattern } from 'estree-jsx';
import type { Finding } from '../../page-draft.ts';
import { placeOf } from '../nodes/estree-nodes.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/** The page's layout, where that takes no `children`: MDX shows the layout in place of the text. */
export function findLostText(programs: readonly PageProgram[]): Finding[] {
  const statements = programs.flatMap(({ kind, program }) => (kind === 'esm' ? program.body : []));
  return statements.flatMap((statement): Finding[] => {
    if (statement.type !== 'ExportDefaultDeclaration' || takesChildren(statement.declaration)) return [];
    return [
      {
        code: 'page/lost-text',
        severity: 'warning',
        message: 'The component in `export default` replaces the text of this page.',
        hint: 'Remove `default` and write the component where it belongs, or show the text in it: ({ children }) => <div>{children}</div>.',
        place: placeOf(statement),
        length: 'export default'.length,
      },
    ];
  });
}

/** Of what is no function here, nobody knows. */
function takesChildren(layout: ExportDefaultDeclaration['declaration']): boolean {
  if (layout.type !== 'FunctionDeclaration' && layout.type !== 'FunctionExpression' && layout.type !== 'ArrowFunctionExpression')
    return true;
  const [props] = layout.params;
  return props !== undefined && mayHold(props);
}

function mayHold(props: Pattern): boolean {
  if (props.type !== 'ObjectPattern') return true;
  return props.properties.some((one) => one.type === 'RestElement' || (one.key.type === 'Identifier' && one.key.name === 'children'));
}
