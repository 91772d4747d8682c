import { createCodeFrame } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import type { PageOperation } from '../../mdx/compiled-page.ts';

/** The diagnostic of an operation that a page shows and no API has; `text` is the page's. */
export function missingOperation({ name, line, column }: PageOperation, { file, text, nearest }: MissingOperationScope): Diagnostic {
  return {
    code: 'page/unknown-operation',
    severity: 'warning',
    message: `Unknown operation ${name}; ignored.`,
    hint: nearest === undefined ? 'Write it as METHOD /path, after the file name if several files define it.' : `Did you mean ${nearest}?`,
    file,
    line,
    column,
    frame: createCodeFrame(text, line, column),
  };
}

interface MissingOperationScope {
  file: string;
  text: string;
  nearest: string | undefined;
}
