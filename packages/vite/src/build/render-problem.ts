import type { Diagnostic, SitePage } from '@octavo/core';

/** What is said of a page that throws when it is rendered without a browser: a part of it, or else the whole. */
export function renderProblem({ file }: SitePage, error: unknown, { isWhole }: { isWhole: boolean }): Diagnostic {
  return {
    code: 'page/render',
    severity: isWhole ? 'error' : 'warning',
    message: `${isWhole ? 'This page' : 'A component of this page'} cannot be rendered without a browser: ${error instanceof Error ? error.message : String(error)}`,
    hint: `${isWhole ? 'The text' : 'It'} is missing until the browser has rendered it. Read \`window\` and \`document\` in an effect.`,
    file,
    line: 1,
    column: 1,
  };
}
