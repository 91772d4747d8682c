/** What findings are bounded by. */
interface FindingsBound {
  /** How many are listed: each takes a frame of the text, and what has more is no text of its kind. */
  most: number;
  /** What they are found in: `this frontmatter`. */
  place: string;
}

/**
 * The first findings of one text, and where some are left out, one at the place of the first of these that says so. What is not listed is
 * not made, where they are made one by one.
 */
export function boundFindings<Finding extends { message: string; hint?: string }>(
  findings: Iterable<Finding>,
  { most, place }: FindingsBound,
): Finding[] {
  const listed: Finding[] = [];
  for (const finding of findings) {
    if (listed.length < most) {
      listed.push(finding);
      continue;
    }
    // How many more is not said: what is broken in thousands of places is not looked at to its end.
    const message = `More than ${most} findings in ${place}; the others are not listed.`;
    return [...listed, { ...finding, message, hint: 'Fix the listed ones first.' }];
  }
  return listed;
}
