/** The last heading above the line, else the first: `tops` are distances from the viewport's top, in the order of the page. */
export function findCurrentHeading(headings: readonly { id: string; top: number }[], line: number): string | undefined {
  const above = headings.findLast((heading) => heading.top <= line);
  return (above ?? headings[0])?.id;
}
