import type { Root } from 'hast';
import type { PageDraft } from '../page-draft.ts';
import { createEsmNode, createProgram, createSideEffectImport } from '../tree/estree-nodes.ts';

/** What a page with formulas imports: the sheet and the fonts come with that page only. */
export const MATH_STYLES = 'virtual:octavo/math-styles';

/** Adds that import to a page with formulas. */
export function rehypeMathStyles({ features }: PageDraft): (tree: Root) => void {
  return (tree) => {
    if (features.has('math')) tree.children.unshift(createEsmNode(createProgram([createSideEffectImport(MATH_STYLES)])));
  };
}
