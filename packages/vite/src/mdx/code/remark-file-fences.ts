import { readFencePath } from '@octavo/core/internal';
import type { Root } from 'mdast';
import { visit } from '../tree/nodes/visit.ts';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import type { FoundCode } from './found-code.ts';

/** Puts the code of files into the empty fences that name them; tells which could not be found. */
export function remarkFileFences(draft: PageDraft, codes: Readonly<Record<string, FoundCode>>): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node) => {
      const meta = [node.lang, node.meta].filter((part) => typeof part === 'string').join(' ');
      const written = node.value.trim() === '' ? readFencePath(meta) : undefined;
      const found = written === undefined ? undefined : codes[written];
      if (found === undefined) return;
      if ('problem' in found) {
        const place = node.position?.start;
        reportFinding(draft, { code: 'page/missing-code', severity: 'warning', message: found.problem, hint: found.hint, place });
        return;
      }
      node.value = found.code;
      if (!node.lang || node.lang.startsWith('file=')) {
        node.meta = meta;
        node.lang = found.language;
      }
    });
  };
}
