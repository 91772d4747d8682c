/** How far a line of code is indented, in characters; a tab is as wide as two, as the style sheet has it. `'  a'` -> `2`; a line of blanks has none. */
export function measureIndent(line: string): number {
  const [blanks = ''] = /^[ \t]+(?=\S)/.exec(line) ?? [];
  return blanks.replaceAll('\t', '  ').length;
}
