import type { Root } from 'mdast';
import { visit } from './visit.ts';
import { reportFinding } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import type { PreparedSource } from '../source/prepare-source.ts';
import { findBoxMistakes } from './mistakes/find-box-mistakes.ts';
import { findDuplicateTab } from './mistakes/find-duplicate-tab.ts';
import { findEmptyHeading } from './mistakes/find-empty-heading.ts';
import { findEmptyLink } from './mistakes/find-empty-link.ts';
import { findFileMistakes } from './mistakes/find-file-mistakes.ts';
import { findLateFrontmatter } from './mistakes/find-late-frontmatter.ts';
import { findLostTab } from './mistakes/find-lost-tab.ts';
import { findLostTask } from './mistakes/find-lost-task.ts';
import { findMissingLine } from './mistakes/find-missing-line.ts';
import { createOpenFenceFinder } from './mistakes/find-open-fence.ts';
import { findRefusedFrame } from './mistakes/find-refused-frame.ts';
import { findRepeatedAttribute } from './mistakes/find-repeated-attribute.ts';
import { findTableMistakes } from './mistakes/find-table-mistakes.ts';
import { findTextMistakes } from './mistakes/find-text-mistakes.ts';
import { findUnknownLanguage } from './mistakes/find-unknown-language.ts';
import { findUnknownMark } from './mistakes/find-unknown-mark.ts';
import { findUnusedFootnote } from './mistakes/find-unused-footnote.ts';
import type { FindMistakes, Mistake } from './mistakes/mistake.ts';

const FINDERS: readonly FindMistakes[] = [
  findUnknownLanguage,
  findUnknownMark,
  findUnusedFootnote,
  findMissingLine,
  findEmptyHeading,
  findEmptyLink,
  findTextMistakes,
  findTableMistakes,
  findBoxMistakes,
  findLateFrontmatter,
  findLostTab,
  findLostTask,
  findDuplicateTab,
  findRefusedFrame,
  findRepeatedAttribute,
];

/** Tells of what Markdown takes for something else than its author, and shows without a word. */
export function remarkMistakes(draft: PageDraft, prepared: Pick<PreparedSource, 'containers' | 'conflicts'>): (tree: Root) => void {
  return (tree) => {
    const lines = draft.text.split(/\r\n|\r|\n/);
    const finders = [createOpenFenceFinder(lines), ...FINDERS];
    visit(tree, (node) => {
      const place = node.position?.start;
      if (place === undefined) return;
      for (const mistake of finders.flatMap((find) => find(node, lines)))
        reportFinding(draft, { severity: 'warning', place: { line: place.line, column: place.column }, ...mistake });
    });
    for (const mistake of [...findFileMistakes(lines), ...describePrepared(prepared)])
      reportFinding(draft, { severity: 'warning', ...mistake });
  };
}

/** What was found before the text was read. */
function describePrepared({ containers, conflicts }: Pick<PreparedSource, 'containers' | 'conflicts'>): Mistake[] {
  return [
    ...containers.flatMap(({ line, column, sign }): Mistake[] =>
      sign === undefined
        ? []
        : [
            {
              code: 'page/open-container',
              message: 'Unclosed box; it contains the rest of the page.',
              hint: `Close it with a line of ${sign}.`,
              place: { line, column },
            },
          ],
    ),
    ...conflicts.map((line): Mistake => ({
      code: 'page/merge-conflict',
      message: 'Unresolved merge conflict; both versions are shown.',
      hint: 'Keep one of the two, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.',
      place: { line, column: 1 },
      length: 7,
    })),
  ];
}
