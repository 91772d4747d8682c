/** A name as a part of an id, which holds no white space. */
export function toIdPart(name: string): string {
  return name.trim().replace(/\s+/g, '-');
}
