import type { Program } from 'estree-jsx';

/**
 * Turns a page's named exports into plain declarations: Fast Refresh reloads a page whose module exports more than its component.
 *
 * `export const x = 1` -> `const x = 1`. What a page exports from elsewhere goes away; its layout (`export default`) stays.
 */
export function hideExports(program: Program): void {
  program.body = program.body.flatMap((statement): Program['body'] => {
    if (statement.type === 'ExportAllDeclaration') return [];
    if (statement.type !== 'ExportNamedDeclaration') return [statement];
    if (statement.declaration) return [statement.declaration];
    const layout = statement.specifiers.filter(({ exported }) => exported.type === 'Identifier' && exported.name === 'default');
    return layout.length > 0 ? [{ ...statement, specifiers: layout }] : [];
  });
}
