/** Whisks an ingredient. */
export function whisk(ingredient: string): string {
  return `Whisked ${ingredient}`;
}
