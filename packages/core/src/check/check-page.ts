import { createCodeFrame } from '../diagnostic/create-code-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { CheckedPage, PageRule } from './page-rule.ts';
import { checkBoldHeadings } from './rules/bold-heading.ts';
import { checkChangelog } from './rules/changelog.ts';
import { checkDescription } from './rules/description.ts';
import { checkDuplicateIds } from './rules/duplicate-id.ts';
import { checkEmptyPage } from './rules/empty-page.ts';
import { checkFieldAttributes } from './rules/field-attributes.ts';
import { checkHeadingLevels } from './rules/heading-levels.ts';
import { checkImageAlt } from './rules/image-alt.ts';
import { checkImageFrame } from './rules/image-frame.ts';
import { checkNestedFields } from './rules/nested-fields.ts';
import { checkTitle } from './rules/title.ts';
import { checkUpdateAttributes } from './rules/update-attributes.ts';

const RULES: readonly PageRule[] = [
  checkTitle,
  checkDescription,
  checkEmptyPage,
  checkHeadingLevels,
  checkBoldHeadings,
  checkImageFrame,
  checkImageAlt,
  checkFieldAttributes,
  checkNestedFields,
  checkUpdateAttributes,
  checkChangelog,
  checkDuplicateIds,
];

/** Returns what the rules for pages find in one page, in the order of its text. */
export function checkPage(checked: CheckedPage): Diagnostic[] {
  const { page, text } = checked;
  return RULES.flatMap((rule) => rule(checked))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ length = 1, severity = 'info', ...finding }) => ({
      ...finding,
      severity,
      file: page.file,
      frame: createCodeFrame(text, finding.line, finding.column, length),
    }));
}
