import { CHILD_READERS } from '@octavo/theme/internal/component-names';
import type { Program } from 'estree-jsx';
import type { Nodes, Root } from 'hast';
import { createNamedImport, createProgram } from '../nodes/estree-nodes.ts';
import { isMdxElement } from '../nodes/mdx-element-handle.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

const GUARD = '_OctavoGuard';

/**
 * Puts a guard around each of the author's own components in the text of a page. Right inside a component of ours that looks at what it
 * holds it stays as it is. Returns the import that the guard needs, undefined where there is none.
 */
export function guardComponents(tree: Root, programs: readonly PageProgram[], moduleNames: ReadonlySet<string>): Program | undefined {
  const texts = findTextImports(programs);
  let count = 0;
  const visit = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    const isLooking = isMdxElement(parent) && CHILD_READERS.includes(parent.name?.split('.')[0] ?? '');
    parent.children.forEach((child, index) => {
      const [head = ''] = isMdxElement(child) ? (child.name ?? '').split('.') : [];
      if (isMdxElement(child) && isComponent(child.name) && moduleNames.has(head) && !texts.has(head)) {
        if (isLooking) return;
        const name = { type: 'mdxJsxAttribute', name: 'name', value: child.name } as const;
        parent.children[index] = { ...child, name: GUARD, attributes: [name], children: [child] };
        count += 1;
      } else visit(child);
    });
  };
  visit(tree);
  if (count === 0) return undefined;
  const statement = createNamedImport(['Guard'], '@octavo/vite/client/page/guard');
  for (const specifier of statement.specifiers) specifier.local = { type: 'Identifier', name: GUARD };
  return createProgram([statement]);
}

function isComponent(name: string | null): boolean {
  return name !== null && /^[A-Z]|\./.test(name);
}

/** The names of imported Markdown: a text throws nothing by itself, and its components have guards of their own. */
function findTextImports(programs: readonly PageProgram[]): Set<string> {
  const names = new Set<string>();
  for (const { program } of programs) {
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || !/\.mdx?$/i.test(String(statement.source.value))) continue;
      for (const { type, local } of statement.specifiers) if (type === 'ImportDefaultSpecifier') names.add(local.name);
    }
  }
  return names;
}
