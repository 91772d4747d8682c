/** The last heading above the line, else the first: `tops` are distances from the viewport's top, in the order of the page. */
export function findCurrentHeading(headings: readonly { id: string; top: number }[], line: number): string | undefined {
  const above = headings.filter((heading) => heading.top <= line).at(-1);
  return (above ?? headings[0])?.id;
}
