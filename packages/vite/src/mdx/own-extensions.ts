import type { Extension } from '../extension/extension.ts';
import { remarkDiagrams } from './code/remark-diagrams.ts';
import { mayHaveMath } from './math/may-have-math.ts';

/** What Octavo itself adds to Markdown, by the interface that everybody has; after what extensions add. */
export const OWN_EXTENSIONS: readonly Pick<Extension, 'name' | 'markdown'>[] = [
  {
    name: 'maths',
    markdown: {
      // The renderer of formulas takes a while to load.
      remark: async ({ text }) => (mayHaveMath(text) ? [(await import('./math/remark-math.ts')).createRemarkMath(text)] : []),
    },
  },
  { name: 'Mermaid', markdown: { remark: [remarkDiagrams] } },
];
