import type { Diagnostic, SitePage } from '@octavo/core';

/** What is said of a page that throws when it is rendered without a browser. */
export function renderProblem({ file }: SitePage, error: unknown): Diagnostic {
  return {
    code: 'page/render',
    severity: 'error',
    message: `This page cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'A page is rendered without a browser first: read `window` and `document` in an effect.',
    file,
    line: 1,
    column: 1,
  };
}
