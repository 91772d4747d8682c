import type { Diagnostic, SitePage } from '@octavo/core';
import { describeThrown } from './describe-thrown.ts';
import { LateError } from './watch-late-errors.ts';

/** What only a browser has, by what a program says that looks for it in vain. */
const BROWSER_ONLY = /\b(?:window|document|navigator|location|localStorage|sessionStorage|matchMedia|customElements)\b/;

/** What is said of a page that throws when it is rendered without a browser: a part of it, or else the whole. */
export function renderProblem({ file }: SitePage, error: unknown, { isWhole }: { isWhole: boolean }): Diagnostic {
  if (error instanceof LateError) return lateProblem(file, error);
  const thrown = describeThrown(error);
  const what = isWhole ? 'This page' : 'A component of this page';
  const missing = `${isWhole ? 'The text' : 'It'} is missing until the browser has rendered it.`;
  return {
    code: 'page/render',
    severity: isWhole ? 'error' : 'warning',
    ...(BROWSER_ONLY.test(thrown)
      ? {
          message: `${what} cannot be rendered without a browser: ${thrown}`,
          hint: `${missing} Read \`window\` and \`document\` in an effect.`,
        }
      : {
          message: `${what} throws while it is rendered: ${thrown}`,
          hint: `${missing} Look for the error in its expressions \`{…}\` and in the components that it imports.`,
        }),
    file,
    line: 1,
    column: 1,
  };
}

/** Everything is shown that was rendered by then. */
function lateProblem(file: string, { cause }: LateError): Diagnostic {
  return {
    code: 'page/render',
    severity: 'warning',
    message: `Code of this page throws in a timer or a promise that nothing waits for: ${describeThrown(cause)}`,
    hint: 'Catch the error, or run the code in an effect, which only browsers do.',
    file,
    line: 1,
    column: 1,
  };
}
