import type { Root } from 'mdast';
import type { PageDraft } from '../../page-draft.ts';
import { findTextMistakes } from './find-text-mistakes.ts';
import { reportMistakes } from './report-mistakes.ts';

/** Tells of what is shown as it is written: after the plugins of extensions, which make links of `[[a]]` and signs of `:rocket:`. */
export function remarkTextMistakes(draft: PageDraft): (tree: Root) => void {
  return (tree) => reportMistakes(draft, tree, [findTextMistakes]);
}
