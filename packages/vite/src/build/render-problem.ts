import type { Diagnostic, SitePage } from '@octavo/core';

/** What is said of a page that throws when it is rendered without a browser. */
export function renderProblem({ file }: SitePage, error: unknown): Diagnostic {
  return {
    code: 'page/render',
    severity: 'error',
    message: `This page cannot be rendered without a browser: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Its text is missing until the browser has rendered it. Read `window` and `document` in an effect.',
    file,
    line: 1,
    column: 1,
  };
}
