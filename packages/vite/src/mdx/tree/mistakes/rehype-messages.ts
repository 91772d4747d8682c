import type { Root } from 'hast';
import type { Transformer } from 'unified';
import type { DiagnosticCode } from '@octavo/core';
import { explainCode } from '@octavo/core/internal';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';

/** Takes down what plugins have said about the page: `file.message('…', node)`. One whose `ruleId` is a code has that code. */
export function rehypeMessages(draft: PageDraft): Transformer<Root> {
  return (_tree, { messages }) => {
    for (const { reason, line, column, source, ruleId, note } of messages) {
      reportFinding(draft, {
        code: isCode(ruleId) ? ruleId : 'extension/message',
        severity: 'warning',
        message: source === undefined ? reason : `${reason} (${source})`,
        ...(note !== undefined && { hint: note }),
        ...(line !== undefined && { place: { line, column: column ?? 1 } }),
      });
    }
  };
}

function isCode(ruleId: string | undefined): ruleId is DiagnosticCode {
  return ruleId !== undefined && explainCode(ruleId) !== undefined;
}
