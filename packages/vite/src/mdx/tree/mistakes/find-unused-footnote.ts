import type { Nodes } from 'mdast';
import { visit } from '../nodes/visit.ts';
import type { Mistake } from './mistake.ts';

/** `[^1]: text` that nothing refers to, of which nothing is shown. */
export function findUnusedFootnote(node: Nodes): Mistake[] {
  if (node.type !== 'root') return [];
  const used = new Set<string>();
  const defined: Extract<Nodes, { type: 'footnoteDefinition' }>[] = [];
  visit(node, (one) => {
    if (one.type === 'footnoteReference') used.add(one.identifier);
    if (one.type === 'footnoteDefinition') defined.push(one);
  });
  return defined.flatMap(({ identifier, label, position }) =>
    used.has(identifier) || position === undefined
      ? []
      : [
          {
            code: 'page/unused-footnote',
            message: `Nothing refers to the footnote \`${label ?? identifier}\`; not shown.`,
            hint: `Write [^${label ?? identifier}] where it belongs, or remove it.`,
            place: { line: position.start.line, column: position.start.column },
          },
        ],
  );
}
