import { findBodyOffset, withoutTitleHeading } from '@octavo/core/internal';
import { tidyVariableMarks } from '../source/variable-marks.ts';

/** The text of a page's file as it is written as Markdown: without its frontmatter, and without a heading that is its title. */
export function readPageBody(text: string, file: string): string {
  const untitled = withoutTitleHeading(text, file);
  return tidyVariableMarks(untitled.slice(findBodyOffset(untitled)));
}
