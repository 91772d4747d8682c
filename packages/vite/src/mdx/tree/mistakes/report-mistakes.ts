import type { Root } from 'mdast';
import { visit } from '../nodes/visit.ts';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { FindMistakes } from './mistake.ts';

/** Adds what the finders say of each node that stands in the text to the findings of its page. */
export function reportMistakes(draft: PageDraft, tree: Root, finders: readonly FindMistakes[]): void {
  visit(tree, (node) => {
    const place = node.position?.start;
    if (place === undefined) return;
    for (const mistake of finders.flatMap((find) => find(node, draft.lines)))
      reportFinding(draft, { severity: 'warning', place: { line: place.line, column: place.column }, ...mistake });
  });
}
