/** A quick look, so that a text without formulas never waits for the parser and the renderer of formulas. */
export function mayHaveMath(text: string): boolean {
  return /\$\$|<Latex[\s>]|\$[^\s$](?:[^$\n]|\n(?!\s*\n))*\$/.test(text);
}
