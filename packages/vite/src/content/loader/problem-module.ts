import type { Diagnostic } from '@octavo/core';

/** The module of a file that could not be compiled: a page that says so. */
export function problemModule(diagnostics: Diagnostic[]): string {
  return [
    "import { jsx } from 'react/jsx-runtime';",
    "import { PageProblem } from '@octavo/vite/client/page/page-problem';",
    `const diagnostics = ${JSON.stringify(diagnostics)};`,
    'export default function MDXContent() {',
    '  return jsx(PageProblem, { diagnostics });',
    '}',
  ].join('\n');
}
