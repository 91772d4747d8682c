import { visit } from 'estree-util-visit';
import type { PageProgram } from '../nodes/page-programs.ts';

/**
 * The props that a snippet uses: `names`, which it takes by themselves, and `{props.word}`. Undefined where it passes all of them on,
 * `{...props}`.
 */
export function listTakenProps(programs: readonly PageProgram[], names: ReadonlySet<string>): string[] | undefined {
  const taken = new Set(names);
  let isOpen = false;
  for (const { program } of programs)
    visit(program, (node, _key, _index, above) => {
      if (node.type !== 'Identifier' || node.name !== 'props') return;
      const parent = above.at(-1);
      if (parent?.type === 'MemberExpression' && parent.object === node && !parent.computed && parent.property.type === 'Identifier')
        taken.add(parent.property.name);
      else isOpen = true;
    });
  return isOpen ? undefined : [...taken].toSorted();
}
