import type { Extension } from '../extension/extension.ts';
import { createDrawings } from './diagrams/create-drawings.ts';
import { remarkDiagrams } from './diagrams/remark-diagrams.ts';
import { mayHaveMath } from './math/may-have-math.ts';

/** Makes what Octavo itself adds to Markdown, by the interface that everybody has; after what extensions add. */
export function createOwnExtensions(): readonly Pick<Extension, 'name' | 'markdown'>[] {
  return [
    {
      name: 'maths',
      markdown: {
        // The renderer of formulas takes a while to load.
        remark: async ({ text }) => (mayHaveMath(text) ? [(await import('./math/remark-math.ts')).createRemarkMath(text)] : []),
      },
    },
    { name: 'Mermaid', markdown: { remark: [[remarkDiagrams, createDrawings()]] } },
  ];
}
