import type { Program } from 'estree-jsx';
import { blankConflicts } from './blank-conflicts.ts';
import { blankFrontmatter } from './blank-frontmatter.ts';
import { blankRanges } from './blank-range.ts';
import { checkLimits } from './check-limits.ts';
import { closeVoidTags } from './close-void-tags.ts';
import { findContainers } from './find-containers.ts';
import type { Container } from './find-containers.ts';
import { liftImports } from './lift-imports.ts';
import { hideHeadingIds } from './hide-heading-ids.ts';
import { liftPrograms } from './lift-programs.ts';
import type { LiftedPrograms } from './lift-programs.ts';
import { scanSource } from './scan-source.ts';
import { hideAt } from './text-marks.ts';
import { wrapRawText } from './wrap-raw-text.ts';

/** A text that the parser takes, with its lines where the author put them. */
export interface PreparedSource {
  text: string;
  /** One program per import statement. */
  imports: Program[];
  /** Long JavaScript, which the steps of `listScriptSteps` put back. */
  lifted: LiftedPrograms;
  containers: Container[];
  /** The lines at which merge conflicts begin. */
  conflicts: number[];
}

const NEEDS_REPAIR =
  /<!--|\{[ \t]*#|<(?:script|style)\b|<\/?(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)[\s/>]|^import\b/m;

/** Removes frontmatter, and in MDX also removes HTML comments, lifts imports and long JavaScript, closes void tags and keeps the text of
 * `<style>` and `<script>` from being read, none of it inside of code. Throws as the parser does for a text that it would read for too long. */
export function prepareSource(text: string, format: 'mdx' | 'md'): PreparedSource {
  const headless = blankFrontmatter(text);
  checkLimits(headless);
  const { text: whole, conflicts } = blankConflicts(headless, () => scanSource(headless));
  const { text: body, containers } = findContainers(whole, () => scanSource(whole));
  const rest = { imports: [], lifted: NOTHING, containers, conflicts };
  if (format === 'md') return { text: body, ...rest };
  const plain = hideScissors(body);
  const { text: repaired, imports } = NEEDS_REPAIR.test(plain) ? repairTags(plain) : { text: plain, imports: [] };
  return { ...rest, ...liftPrograms(repaired, () => scanSource(repaired)), imports };
}

/** `--8<-- "notes.md"`, an include of another tool, begins no tag. */
function hideScissors(text: string): string {
  if (!text.includes('8<-')) return text;
  const signs = [...text.matchAll(/^[ \t>]*-+8(?=<-+\s)/gm)].map(({ 0: before, index }) => index + before.length);
  return hideAt(text, signs);
}

const NOTHING: LiftedPrograms = { expressions: [], blocks: new Map() };

function repairTags(body: string): { text: string; imports: Program[] } {
  const ranges = scanSource(body);
  const comments = ranges.filter((range) => range.kind === 'comment');
  const lifted = liftImports(blankRanges(body, comments), ranges);
  const named = hideHeadingIds(lifted.text, ranges);
  return { text: wrapRawText(closeVoidTags(named, ranges)), imports: lifted.imports };
}
