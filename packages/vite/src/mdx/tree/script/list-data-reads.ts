import { visit } from 'estree-util-visit';
import type { Node } from 'estree-jsx';
import { extract_names } from 'periscopic';
import type { DataRead } from '../../compiled-page.ts';
import { placeOf } from '../nodes/estree-nodes.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/**
 * What a page shows of the JSON files that it imports: `{prices.pro.month}`. What it asks whether it is there (`{prices.pro?.month}`,
 * `{prices.pro && …}`) is none. `files` has the addresses of default imports by their local names.
 */
export function listDataReads(programs: readonly PageProgram[], files: ReadonlyMap<string, string>): DataRead[] {
  if (![...files.values()].some((file) => file.endsWith('.json'))) return [];
  const reads: DataRead[] = [];
  for (const program of programs) {
    if (program.kind !== 'expression') continue;
    const declared = findDeclared(program);
    visit(program.program, (node, _key, _index, above) => {
      const specifier = node.type === 'Identifier' && !declared.has(node.name) ? files.get(node.name) : undefined;
      if (node.type !== 'Identifier' || specifier?.endsWith('.json') !== true) return;
      const path = readPath(node, above);
      const place = placeOf(node);
      if (path.length > 0 && place !== undefined) reads.push({ specifier, name: node.name, path, ...place });
    });
  }
  return reads;
}

/** The names that functions within an expression have of their own: `{list.map((one) => one.name)}`. */
function findDeclared({ program }: PageProgram): Set<string> {
  const declared = new Set<string>();
  visit(program, (node) => {
    const patterns = 'params' in node ? node.params : node.type === 'VariableDeclarator' ? [node.id] : [];
    for (const name of patterns.flatMap((pattern) => extract_names(pattern))) declared.add(name);
  });
  return declared;
}

/** The names behind an identifier, as far as they are written out; none where the page asks whether they are there. */
function readPath(identifier: Node, above: readonly Node[]): string[] {
  const path: string[] = [];
  let inner = identifier;
  for (const node of above.toReversed()) {
    if (node.type === 'MemberExpression' && node.object === inner && !node.computed && node.property.type === 'Identifier') {
      if (node.optional) return [];
      path.push(node.property.name);
      inner = node;
    } else if (['LogicalExpression', 'ConditionalExpression', 'UnaryExpression', 'ChainExpression'].includes(node.type)) return [];
    else break;
  }
  return path;
}
