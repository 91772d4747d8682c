/** The id of a heading, in the way of GitHub, and none of those that are `taken`; it is taken then. `Getting a token` -> `getting-a-token` */
export function toHeadingId(text: string, taken: Set<string>): string {
  const slug = slugHeading(text);
  let id = slug;
  for (let count = 1; taken.has(id); count += 1) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}

/** Without regard to others: `Getting a token` -> `getting-a-token` */
export function slugHeading(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
