import type { ElementHandle } from '../nodes/element-handle.ts';

/** The library that draws diagrams, by the name that a page imports. */
export const MERMAID = 'virtual:octavo/mermaid';

/** Gives a `<Mermaid>` that is not drawn yet, and may be, its `load`: only a page that has one names the library at all. */
export function linkDiagram(element: ElementHandle): void {
  if (element.name !== 'Mermaid' || element.attributeNames().some((name) => SETTLED.has(name))) return;
  element.set('load', {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    body: { type: 'ImportExpression', source: { type: 'Literal', value: MERMAID } },
  });
}

/** How it is drawn, what the build has drawn, and why it cannot be. */
const SETTLED: ReadonlySet<string> = new Set(['load', 'drawing', 'problem']);
