import type { ElementHandle } from './element-handle.ts';

/** The library that draws diagrams, by the name that a page imports. */
export const MERMAID = 'virtual:octavo/mermaid';

/** Gives `<Mermaid>` its `load`: only a page that has a diagram names the library at all. */
export function linkDiagram(element: ElementHandle): void {
  if (element.name !== 'Mermaid' || element.attributeNames().includes('load')) return;
  element.set('load', {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    body: { type: 'ImportExpression', source: { type: 'Literal', value: MERMAID } },
  });
}
