/** What findings are bounded by. */
interface FindingsBound {
  /** How many are listed: each takes a frame of the text, and what has more is no text of its kind. */
  most: number;
  /** What they are found in: `this frontmatter`. */
  place: string;
}

/** The first findings of one text, and where some are left out, one at the place of the first of these that says so. */
export function boundFindings<Finding extends { message: string; hint: string }>(
  findings: readonly Finding[],
  { most, place }: FindingsBound,
): Finding[] {
  const listed = findings.slice(0, most);
  const [next] = findings.slice(most);
  if (next === undefined) return listed;
  // How many more is not said: what is broken in thousands of places is not looked at to its end.
  const message = `More than ${most} findings in ${place}; the others are not listed.`;
  return [...listed, { ...next, message, hint: 'Fix the listed ones first.' }];
}
