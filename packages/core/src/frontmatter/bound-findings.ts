import type { FrontmatterProblem } from './frontmatter-problem.ts';

/** More findings than these are not listed: each takes a frame of the text, and what has thousands is no frontmatter. */
const MOST = 20;

/** The first findings of one frontmatter, and where some are left out, one at the place of the first of these that says how many. */
export function boundFindings<Finding extends Pick<FrontmatterProblem, 'message' | 'hint'>>(findings: readonly Finding[]): Finding[] {
  const listed = findings.slice(0, MOST);
  const [next] = findings.slice(MOST);
  if (next === undefined) return listed;
  // "At least": what is broken in thousands of places is not looked at to its end.
  const message = `At least ${findings.length - MOST} more findings in this frontmatter are not listed.`;
  return [...listed, { ...next, message, hint: 'Fix the listed ones first.' }];
}
