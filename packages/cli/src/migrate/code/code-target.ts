/** Where code of the old site goes: its path from the new folder. */
export function toCodeTarget(file: string): string {
  return `snippets/own/${file.replace(/^(?:\.\.\/)+/, '').replace(/\.[cm]([jt]s)$/, '.$1')}`;
}
