import type { Root } from 'hast';
import type { Transformer } from 'unified';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';

/** Takes down what plugins of extensions have said about the page: `file.message('…', node)`. */
export function rehypeMessages(draft: PageDraft): Transformer<Root> {
  return (_tree, { messages }) => {
    for (const { reason, line, column, source, note } of messages) {
      reportFinding(draft, {
        code: 'extension/message',
        severity: 'warning',
        message: source === undefined ? reason : `${reason} (${source})`,
        ...(note !== undefined && { hint: note }),
        ...(line !== undefined && { place: { line, column: column ?? 1 } }),
      });
    }
  };
}
