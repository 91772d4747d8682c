import { API } from './explanations/api.ts';
import { AUDIT } from './explanations/audit.ts';
import { CODE } from './explanations/code.ts';
import { CONFIG } from './explanations/config.ts';
import { CONTENT } from './explanations/content.ts';
import type { Explanation } from './explanations/explanation.ts';
import { EXTENSION } from './explanations/extension.ts';
import { MARKDOWN } from './explanations/markdown.ts';
import { OUTPUT } from './explanations/output.ts';
import { SITE } from './explanations/site.ts';
import { STYLE } from './explanations/style.ts';

/** All codes of diagnostics, each with what it means. A new code has its entry in the file of its area. */
export const EXPLANATIONS = {
  ...CONFIG,
  ...CONTENT,
  ...MARKDOWN,
  ...CODE,
  ...SITE,
  ...API,
  ...OUTPUT,
  ...STYLE,
  ...EXTENSION,
  ...AUDIT,
} as const;

/** Codes that have grown out of the page of their area, by the page of the documentation that explains them: no page takes more than ten minutes. */
const PAGES_OF_THEIR_OWN: readonly (readonly [page: string, explained: { readonly [code: string]: Explanation }])[] = [
  ['page-markdown', MARKDOWN],
  ['page-code', CODE],
];

/** The code of a diagnostic, `<area>/<problem>`: stable, so that it can be searched for and linked to. */
export type DiagnosticCode = keyof typeof EXPLANATIONS;

/** Whether a text is the code of a diagnostic. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(EXPLANATIONS, text);
}

/** Explains a code; undefined for one that Octavo does not have. */
export function explainCode(code: string): Explanation | undefined {
  return isDiagnosticCode(code) ? EXPLANATIONS[code] : undefined;
}

/** The page of the documentation that explains a code: `site/broken-link` -> `site`. */
export function findCodePage(code: string): string {
  const own = PAGES_OF_THEIR_OWN.find(([, explained]) => Object.hasOwn(explained, code));
  return own?.[0] ?? findCodeArea(code);
}

/** What a code is about: `site/broken-link` -> `site`. */
export function findCodeArea(code: string): string {
  return code.slice(0, code.indexOf('/'));
}
