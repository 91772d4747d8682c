import { PROJECT } from '../project.ts';
import { findCodePage } from './codes.ts';

/** Where the documentation explains a code: `site/broken-link` -> `https://…/reference/codes/site#sitebroken-link`. */
export function toCodeAddress(code: string): string {
  return `${PROJECT.documentation}/reference/codes/${findCodePage(code)}#${code.replace('/', '')}`;
}
