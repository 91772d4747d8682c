import type { Root } from 'mdast';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { PreparedSource } from '../../source/prepare-source.ts';
import { findBoxMistakes } from './find-box-mistakes.ts';
import { findBrokenRow } from './find-broken-row.ts';
import { findDuplicateTab } from './find-duplicate-tab.ts';
import { findEmptyHeading } from './find-empty-heading.ts';
import { findEmptyLink } from './find-empty-link.ts';
import { findFileMistakes } from './find-file-mistakes.ts';
import { findInclude } from './find-include.ts';
import { findLateFrontmatter } from './find-late-frontmatter.ts';
import { findLoneItem } from './find-lone-item.ts';
import { findLostImport } from './find-lost-import.ts';
import { findLostMath } from './find-lost-math.ts';
import { findLostSigns } from './find-lost-signs.ts';
import { findLostItem } from './find-lost-item.ts';
import { findLostTab } from './find-lost-tab.ts';
import { findLostTask } from './find-lost-task.ts';
import { findMissingLine } from './find-missing-line.ts';
import { createOpenFenceFinder } from './find-open-fence.ts';
import { findPicturePage } from './find-picture-page.ts';
import { findRefusedFrame } from './find-refused-frame.ts';
import { findRepeatedAttribute } from './find-repeated-attribute.ts';
import { findSpacedPicture } from './find-spaced-picture.ts';
import { findTableMistakes } from './find-table-mistakes.ts';
import { findTypographicCode } from './find-typographic-code.ts';
import { findUnderlinedText } from './find-underlined-text.ts';
import { findUnevenStars } from './find-uneven-stars.ts';
import { findUnknownLanguage } from './find-unknown-language.ts';
import { findUnknownMark } from './find-unknown-mark.ts';
import { findUnknownOption } from './find-unknown-option.ts';
import { findUnshownValue } from './find-unshown-value.ts';
import { findUnusedImports } from './find-unused-imports.ts';
import { findUnusedFootnote } from './find-unused-footnote.ts';
import type { FindMistakes, Mistake } from './mistake.ts';
import { reportMistakes } from './report-mistakes.ts';

const FINDERS: readonly FindMistakes[] = [
  findUnknownLanguage,
  findUnknownMark,
  findUnknownOption,
  findUnusedFootnote,
  findMissingLine,
  findEmptyHeading,
  findEmptyLink,
  findTableMistakes,
  findBrokenRow,
  findBoxMistakes,
  findInclude,
  findLateFrontmatter,
  findLostImport,
  findLostItem,
  findLostMath,
  findLostSigns,
  findLostTab,
  findLostTask,
  findDuplicateTab,
  findPicturePage,
  findRefusedFrame,
  findRepeatedAttribute,
  findSpacedPicture,
  findTypographicCode,
  findUnderlinedText,
  findUnevenStars,
  findUnshownValue,
];

/** Tells of what Markdown takes for something else than its author, and shows without a word. */
export function remarkMistakes(
  draft: PageDraft,
  prepared: Pick<PreparedSource, 'containers' | 'conflicts' | 'imports'>,
): (tree: Root) => Promise<void> {
  return async (tree) => {
    const { lines } = draft;
    const isWhole = draft.isPage && !draft.isImported;
    const ofScripts = lines.some((line) => /<\/script/i.test(line)) ? await loadScriptFinders() : [];
    reportMistakes(draft, tree, [createOpenFenceFinder(lines), ...(isWhole ? [findLoneItem] : []), ...FINDERS, ...ofScripts]);
    for (const mistake of [...findFileMistakes(lines), ...describePrepared(prepared)])
      reportFinding(draft, { severity: 'warning', ...mistake });
    for (const finding of findUnusedImports(prepared.imports, lines)) reportFinding(draft, finding);
  };
}

/** Few pages hold a script: a thread does without the parser of scripts, which brings a whole bundler. */
async function loadScriptFinders(): Promise<FindMistakes[]> {
  const { findScriptError } = await import('./find-script-error.ts');
  return [findScriptError];
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
